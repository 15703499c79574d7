import { relative } from 'node:path'
import { collectionNames, type CollectionName } from '#model/collection-names.ts'
import type { Content } from '#model/entry.ts'
import { checkIcons } from '../icons/check-icons.ts'
import { readIconSources, type IconSources } from '../icons/icon-sources.ts'
import { ContentError, Diagnostics } from './diagnostics.ts'
import { checkAhead } from './check-ahead.ts'
import { checkLinks } from './check-links.ts'
import { checkPages } from './check-pages.ts'
import { allChecks } from './checks/all-checks.ts'
import type { Check, FactsSources } from './content-check.ts'
import { findNextChange } from './find-next-change.ts'
import { suggest } from './nearest.ts'
import { readCollection, type NamedEntry } from './read-collection.ts'
import { within, type Folder } from './read-entry.ts'
import { describeNoFolder, readFolder } from './read-folder.ts'
import { pagesFolder, readPages } from './read-pages.ts'
import { toContext } from './to-context.ts'

const start = { line: 1, column: 1 }

export interface ReadContent {
  content: Content
  /** When the same files may next make another output, by the passing of time. */
  nextChange: string | undefined
  /** The icons that content names. */
  icons: string[]
  iconSources: IconSources
  /** What was found: of `readContent` warnings only, since an error throws. */
  diagnostics: Diagnostics
}

export interface ReadOptions {
  /** The moment the content is read for: what is scheduled for later is not there yet. */
  now: Date
  /** The caller's own, beside those that are always made. */
  checks?: readonly Check[]
}

/** All content below a folder, checked. @throws {ContentError} with every error of the run. */
export async function readContent(directory: string, options: ReadOptions): Promise<ReadContent> {
  const read = await examineContent(directory, options)
  if (read.diagnostics.errors.length > 0) throw new ContentError(read.diagnostics.list)
  return read
}

/** The same for those who want to see what there is, errors or not: entries that could not be read are left out. */
export async function examineContent(directory: string, { now, checks: more = [] }: ReadOptions): Promise<ReadContent> {
  const diagnostics = new Diagnostics()
  const root: Folder = { path: directory, name: relative(process.cwd(), directory) || '.', below: '' }
  const names = await readRoot(root, diagnostics)
  const [pages, written] = await Promise.all([
    names.has(pagesFolder) ? readPages(within(root, pagesFolder), diagnostics) : [],
    readCollections(root, names, diagnostics),
  ])
  const sources: FactsSources = new Map()
  const contextAt = (moment: Date, found: Diagnostics) =>
    toContext({ pages, written, sources, folder: root.name, now: moment, diagnostics: found })
  const { context, icons } = contextAt(now, diagnostics)
  const iconSources = await readIconSources(diagnostics)
  checkIcons(icons, iconSources, diagnostics)
  const checks = [...ownChecks, ...more]
  for (const run of checks) await run(context)
  await checkAhead(context, { checks, contextAt })
  const { content, hidden } = context
  const nextChange = findNextChange(content.entries, hidden, now)
  return { content, nextChange, diagnostics, icons: icons.map(({ icon }) => icon), iconSources }
}

const ownChecks: readonly Check[] = [checkPages, checkLinks, ...allChecks]

async function readRoot(root: Folder, diagnostics: Diagnostics): Promise<Set<string>> {
  const items = await readFolder(root, diagnostics)
  const known: readonly string[] = [pagesFolder, ...collectionNames]
  const names = items.flatMap((item) => {
    if (item.isDirectory() && known.includes(item.name)) return [item.name]
    const message = known.includes(item.name) ? describeNoFolder(item) : `Is no collection.${suggest(item.name, known)}`
    diagnostics.error(`${root.name}/${item.name}`, start, message)
    return []
  })
  return new Set(names)
}

async function readCollections(root: Folder, names: ReadonlySet<string>, diagnostics: Diagnostics) {
  const lists = await Promise.all(
    collectionNames.map(async (name) => [
      name,
      names.has(name) ? await readCollection(within(root, name), name, diagnostics) : [],
    ]),
  )
  return Object.fromEntries(lists) as { [C in CollectionName]: NamedEntry<C>[] } // each list was read by its own name
}
