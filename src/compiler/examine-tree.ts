import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import type { Content } from '#features/content.ts'
import { toRecord } from '#lib/records.ts'
import { checkIcons } from './check-icons.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { Diagnostics } from './source/diagnostics.ts'
import { checkAhead } from './check-scheduled.ts'
import { checkLinks } from './links/check-links.ts'
import { checkPages } from './links/check-pages.ts'
import { allChecks } from './checks/all-checks.ts'
import type { Check, FactsSources } from './check/content-check.ts'
import { findNextChange } from './find-next-change.ts'
import { describeNoFolder, isReadable, listFolder, within, type Folder } from './source/folder.ts'
import { suggest } from './source/did-you-mean.ts'
import { readCollection, type NamedEntries } from './entries/read-collection.ts'
import { createReadCache, type ReadCache } from './entries/read-cache.ts'
import { pagesFolder, readPages } from './entries/read-pages.ts'
import { toContext } from './to-check-context.ts'

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
  /** What earlier trees gave, for those who read one after another that differ in little. */
  cache?: ReadCache
}

/** All content of a tree, checked: what there is, errors or not. */
export async function examineTree(root: Folder, options: ReadOptions): Promise<ReadContent> {
  const { now, checks: more = [], cache = createReadCache() } = options
  const diagnostics = new Diagnostics()
  const folders = findFolders(root, diagnostics)
  const reading = { diagnostics, cache }
  const pagesRoot = folders.get(pagesFolder)
  const [pages, written] = await Promise.all([
    pagesRoot ? readPages(pagesRoot, reading) : [],
    readCollections(folders, reading),
  ])
  const sources: FactsSources = new Map()
  const contextAt = (moment: Date, found: Diagnostics) =>
    toContext({ pages, written, sources, folder: root.name, now: moment, diagnostics: found })
  const { context, icons } = contextAt(now, diagnostics)
  const { sources: iconSources, found: foundInIcons } = await cache.icons()
  diagnostics.take(foundInIcons, { isDraft: false })
  checkIcons(icons, iconSources, diagnostics)
  const checks = [...ownChecks, ...more]
  for (const run of checks) await run(context)
  await checkAhead(context, { checks, contextAt })
  const { content, hidden } = context
  const nextChange = findNextChange(content.entries, hidden, now)
  const shownIcons = icons.flatMap(({ icon, standing }) => (standing === 'shown' ? [icon] : []))
  return { content, nextChange, diagnostics, icons: shownIcons, iconSources }
}

const ownChecks: readonly Check[] = [checkPages, checkLinks, ...allChecks]

/** The folders of pages and collections, by name. */
function findFolders(root: Folder, diagnostics: Diagnostics): Map<string, Folder> {
  const known: readonly string[] = [pagesFolder, ...collectionNames]
  const folders = new Map<string, Folder>()
  if (!isReadable(root, diagnostics)) return folders
  for (const [name, item] of listFolder(root)) {
    if (item.kind === 'folder' && known.includes(name)) folders.set(name, within(root, name, item))
    else {
      const message = known.includes(name) ? describeNoFolder(item) : `Is no collection.${suggest(name, known)}`
      diagnostics.error(`${root.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
  return folders
}

async function readCollections(
  folders: ReadonlyMap<string, Folder>,
  reading: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<NamedEntries> {
  const written = toRecord<NamedEntries, CollectionName>(collectionNames, () => [])
  const readInto = async <C extends CollectionName>(name: C) => {
    const folder = folders.get(name)
    if (folder) written[name].push(...(await readCollection(folder, name, reading)))
  }
  await Promise.all(collectionNames.map((name) => readInto(name)))
  return written
}
