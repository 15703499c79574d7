import type { Content } from '#features/content.ts'
import { toRecord } from '#lib/records.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import { checkIcons } from './check-icons.ts'
import { checkScheduled } from './check-scheduled.ts'
import type { Check, FactsSources } from './check/content-check.ts'
import { allChecks } from './checks/all-checks.ts'
import { createEntryHashes, type EntryHashes } from './entries/entry-hashes.ts'
import { createReadCache, type ReadCache } from './entries/read-cache.ts'
import { readCollection, type CollectedEntries } from './entries/read-collection.ts'
import { pagesFolder, readPages } from './entries/read-pages.ts'
import { findNextChange } from './find-next-change.ts'
import type { IconSources } from './icons/read-icon-sources.ts'
import { checkLinks } from './links/check-links.ts'
import { checkPages } from './links/check-pages.ts'
import { Diagnostics } from './source/diagnostics.ts'
import { didYouMean } from './source/did-you-mean.ts'
import { describeNotFolder, isReadable, listFolder, toSubfolder, type Folder } from './source/folder.ts'
import { toCheckContext } from './to-check-context.ts'

export interface ReadContent {
  content: Content
  /** When the same files next give another output, as an ISO instant; undefined if never. */
  nextChange: string | undefined
  /** The icons that visible content uses, such as `lucide:wallet`. */
  icons: string[]
  iconSources: IconSources
  /** The hashes of the parts of each entry and page of `content`. */
  hashes: EntryHashes
  /** Errors and warnings; only warnings from functions that throw on errors. */
  diagnostics: Diagnostics
}

export interface ReadOptions {
  /** The moment to read for. Entries scheduled for later are left out. */
  now: Date
  /** Checks in addition to those that always run. */
  checks?: readonly Check[]
  /** For callers that read several similar trees: unchanged folders are not read again. */
  cache?: ReadCache
}

/** Reads and checks the content of a tree. Does not throw on errors: invalid entries are left out. */
export async function examineTree(root: Folder, options: ReadOptions): Promise<ReadContent> {
  const { now, checks: additionalChecks = [], cache = createReadCache() } = options
  const diagnostics = new Diagnostics()
  const folders = findFolders(root, diagnostics)
  const reading = { diagnostics, cache }
  const pagesRoot = folders.get(pagesFolder)
  const [pages, collected] = await Promise.all([
    pagesRoot ? readPages(pagesRoot, reading) : [],
    readCollections(folders, reading),
  ])
  const sources: FactsSources = new Map()
  const toContextAt = (moment: Date, found: Diagnostics) =>
    toCheckContext({ pages, collected, sources, folder: root.name, now: moment, diagnostics: found })
  const { context, icons } = toContextAt(now, diagnostics)
  const { sources: iconSources, diagnostics: iconDiagnostics } = await cache.icons()
  diagnostics.addAll(iconDiagnostics, { isDraft: false })
  checkIcons(icons, iconSources, diagnostics)
  const checks = [...contentChecks, ...additionalChecks]
  for (const check of checks) await check(context)
  await checkScheduled(context, { checks, toContextAt })
  const { content, hidden } = context
  const nextChange = findNextChange(content.entries, hidden, now)
  const visibleIcons = icons.flatMap(({ icon, visibility }) => (visibility === 'visible' ? [icon] : []))
  return { content, nextChange, diagnostics, icons: visibleIcons, iconSources, hashes: createEntryHashes() }
}

const contentChecks: readonly Check[] = [checkPages, checkLinks, ...allChecks]

/** The folders of pages and collections, by name. */
function findFolders(root: Folder, diagnostics: Diagnostics): Map<string, Folder> {
  const known: readonly string[] = [pagesFolder, ...collectionNames]
  const folders = new Map<string, Folder>()
  if (!isReadable(root, diagnostics)) return folders
  for (const [name, item] of listFolder(root)) {
    if (item.kind === 'folder' && known.includes(name)) folders.set(name, toSubfolder(root, name, item))
    else {
      const message = known.includes(name)
        ? describeNotFolder(item)
        : `Unknown collection "${name}".${didYouMean(name, known)}`
      diagnostics.error(`${root.name}/${name}`, { line: 1, column: 1 }, message)
    }
  }
  return folders
}

async function readCollections(
  folders: ReadonlyMap<string, Folder>,
  reading: { diagnostics: Diagnostics; cache: ReadCache },
): Promise<CollectedEntries> {
  const collected = toRecord<CollectedEntries, CollectionName>(collectionNames, () => [])
  const readInto = async <C extends CollectionName>(name: C) => {
    const folder = folders.get(name)
    if (folder) collected[name].push(...(await readCollection(folder, name, reading)))
  }
  await Promise.all(collectionNames.map((name) => readInto(name)))
  return collected
}
