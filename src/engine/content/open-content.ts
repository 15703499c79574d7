import { relative, resolve } from 'node:path'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { Content, Entries } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { openContentStore } from './cache/open-content-store.ts'
import { toCacheFile } from './cache/to-cache-file.ts'
import { createTextRules } from './check/text-rules.ts'
import { conditionsIn } from './checks/references-of.ts'
import { ContentObjects } from './content-objects.ts'
import type { SeenFiles } from './disk/file-hashes.ts'
import { toFolders } from './entries/find-target.ts'
import { listEntries } from './entries/list-entries.ts'
import { factsFile } from './entries/read-facts.ts'
import { examineTree, type CheckedSite, type CheckOptions, type ReadContent, type TreeReading } from './examine-tree.ts'
import { findBranchWith } from './git/find-branch-with.ts'
import { readCommitted } from './git/read-committed.ts'
import { assumeCommitted } from './held/assume-committed.ts'
import { holdBack, type Begun, type HeldFolder, type PublishedChange } from './held/hold-back.ts'
import type { KeptSources } from './held/kept-sources.ts'
import { listFolders, listPublished } from './held/list-folders.ts'
import { createIconReader } from './icons/create-icon-reader.ts'
import { Diagnostics } from './source/diagnostics.ts'
import type { Folder } from './source/folder.ts'
import { parseIgnoreFile, readIgnoreFile } from './source/ignore-file.ts'
import { scanAgain, scanTree } from './source/scan-tree.ts'
import type { FolderItem } from './source/source-tree.ts'

/** Content of a folder, read again as it changes. Entries that have not changed come from the cache. */
export interface ContentReader {
  /**
   * Reads what changed since the last call, and checks everything. Does not throw on errors in the content: they are in
   * `diagnostics`, and invalid entries are left out. One call at a time. The bodies of texts are loaded when they are used.
   */
  read: (options: ReaderOptions) => Promise<PublishableContent>
  /** Keeps the sources of what was read last, which is published now: see `KeptSources`. */
  keepPublished: () => void
  /**
   * True if a file differs from what the last complete reading of this folder saw, also by an earlier process. Reads no
   * file but those that changed just before that reading. True where that is unknown.
   */
  isStale: () => boolean
  /** A text that changes with what the last complete reading saw, also of an earlier process. */
  toVersion: () => string
  /** Ends the use of the cache. Bodies of texts that are used later are made again from their files. */
  close: () => void
}

/** The content that was read, with the folders of which it has not the present files. */
export interface PublishableContent extends ReadContent {
  heldBack: readonly HeldFolder[]
  /** The other changes that it has, where something was to wait: see `HeldContent`. */
  changes: readonly PublishedChange[]
}

export interface ReaderOptions extends Omit<CheckOptions, 'site'> {
  /** The one folder whose change is read, where sources are kept: see `holdBack`. */
  only?: string | undefined
  /** The changed folders that are not to be published yet, where sources are kept: see `holdBack`. */
  findWaiting?: ((changed: readonly string[]) => readonly string[]) | undefined
  /** The folders that a program was stopped at while it published them: see `holdBack`. */
  begun?: ReadonlyMap<string, Begun> | undefined
  /** True if folders with errors are read as they are, with their errors. */
  isStrict?: boolean
  /**
   * The paths below the folder that may have changed since the last call, such as `news/a/vi.md`, or `news/a` for all of it: only
   * these are looked at.
   * For a program that is told of changes. Without it, or at the first call, all files are looked at.
   */
  changed?: readonly string[]
}

export interface OpenOptions {
  /** The file of the cache, `.cache/content.sqlite` for the folder `content` by default. */
  cacheFile?: string
  /** The name of the folder in messages, which is its path by default: that of a copy says nothing to its readers. */
  name?: string | undefined
  /** Called with a line that says why nothing can be kept for the next run; by default a warning on the console. */
  warn?: (line: string) => void
  /** The folder as it was looked at just now: the first reading does not look at it again. */
  tree?: FolderItem | undefined
  /** The files of the code as they were looked at just now: the first reading does not look at them again. */
  seen?: SeenFiles | undefined
  /** The sources of what was published. Folders with errors are then read as they were published. */
  kept?: KeptSources | undefined
}

/** How often what changes while it is read is read. */
const mostReads = 5

/** Opens the content of a folder. Nothing is read before the first call of a method. */
export function openContent(site: CheckedSite, directory: string, options: OpenOptions = {}): ContentReader {
  const root = { directory: resolve(directory), name: options.name ?? (relative(process.cwd(), directory) || '.') }
  const { cacheFile = toCacheFile(root.directory), warn = (line) => console.warn(line), kept } = options
  const store = openContentStore(root, { site, file: cacheFile, warn, seen: options.seen })
  const objects = new ContentObjects(site)
  const icons = createIconReader(store.keptText('icons'))
  const textRules = createTextRules(store.keptText('text rules'))
  const toRoot = (source: FolderItem): Folder => {
    const ignored = parseIgnoreFile(readIgnoreFile(root.directory))
    return { source, name: root.name, contentPath: '', ignored }
  }
  let previous: Entries | undefined
  let published: { tree: FolderItem; content: Content } | undefined
  const findConditions = (collection: CollectionName, facts: CommonFacts) =>
    (conditionsIn(site, collection)?.(facts) ?? []).map((one) => `${one.collection}/${one.slug}`)
  const toReading = (tree: FolderItem): TreeReading => ({
    readEntries: (listed, terms) => store.read(tree, listed, terms),
    readIcons: icons.read,
    objects,
    textRules,
    previous,
  })
  let { tree: given } = options
  let tree: FolderItem | undefined
  return {
    read: async ({ changed, only, findWaiting, begun, isStrict = false, ...checkOptions }) => {
      let scanned =
        tree && changed
          ? changed.reduce((before, path) => scanAgain(before, root.directory, path), tree)
          : (given ?? scanTree(root.directory))
      given = undefined
      const branches = new Map<string, string | undefined>()
      const findBranch = (id: string) => {
        if (!branches.has(id)) branches.set(id, findBranchWith(root.directory, `${id}/${factsFile}`))
        return branches.get(id)
      }
      const examineIn = (whole: FolderItem) => (tree: FolderItem) =>
        examineTree(toRoot(tree), toReading(tree), {
          site,
          ...checkOptions,
          findBranch,
          leftOut: findLeftOut(whole, tree),
          whole,
        })
      const isDisclosing = only !== undefined || checkOptions.recording !== undefined
      const toAssume = (sources: KeptSources) => () =>
        assumeCommitted({
          name: root.name,
          kept: sources,
          readCommitted: (place) => readCommitted(root.directory, place),
          examine: (tree, whole) => examineIn(whole)(tree),
        })
      const readTree = async (whole: FolderItem) => {
        const examine = examineIn(whole)
        return kept && !isStrict
          ? holdBack(whole, {
              name: root.name,
              kept,
              examine,
              only,
              findWaiting,
              findConditions,
              begun,
              assumePublished: isDisclosing ? toAssume(kept) : undefined,
            })
          : { read: await examine(whole), held: [], changes: [], tree: whole }
      }
      let found = await readTree(scanned)
      for (let reads = 1; ; reads++) {
        const { read } = found
        const folders = [...read.takenDown.keys()].flatMap((address) => toFolders(site, address))
        store.erase(folders)
        kept?.erase(folders)
        // What is saved between the look at a file and its reading would be published, and not be what is kept.
        const moved = kept?.prepare(listPublished(found.tree, read.content)) ?? []
        if (moved.length === 0 || reads === mostReads) break
        scanned = moved.reduce((before, path) => scanAgain(before, root.directory, path), scanned)
        found = await readTree(scanned)
      }
      tree = scanned
      const { read, held: heldBack, changes } = found
      published = { tree: found.tree, content: read.content }
      previous = read.content.entries
      return { ...read, heldBack, changes }
    },
    keepPublished: () => {
      if (kept && published) kept.keep(listPublished(published.tree, published.content))
    },
    isStale: () => {
      const found = scanTree(root.directory)
      const listed = listEntries(site, toRoot(found), new Diagnostics())
      return store.isStale(found, listed)
    },
    toVersion: () => store.toVersion(),
    close: () => store.close(),
  }
}

/** The paths of the folders that a tree lacks. */
function findLeftOut(whole: FolderItem, tree: FolderItem): Set<string> {
  const left = new Set<string>()
  if (tree === whole) return left
  for (const [path] of listFolders(whole)) left.add(path)
  for (const [path] of listFolders(tree)) left.delete(path)
  return left
}
