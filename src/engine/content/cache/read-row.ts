import type { ContentSite } from '#engine/model/content/content-site.ts'
import { schemasOf } from '../entries/collect-entries.ts'
import { pagesFolder, type EntryKind } from '../entries/list-entries.ts'
import { readEntryFolder } from '../entries/read-entry-folder.ts'
import type { Term } from '../wording/wording-list.ts'
import { packEntry, type PackedEntry } from './entry-row.ts'
import { loadFolder, type ListedItem } from './load-folder.ts'

/** An entry to read. */
export interface RowRequest {
  /** Its folder below the content, with a slash at its end: `news/a/`. */
  path: string
  kind: EntryKind
  /** Where the folder is, if it is not at its place in the content. */
  directory: string | undefined
  /** The items of the folder. */
  items: readonly ListedItem[]
  /** As in `FolderItem`. */
  failure: string | undefined
  /** The hash of the sources of which the cache has the result. */
  knownSources: string | undefined
}

/** An entry as the cache keeps it. */
export interface ReadRow {
  path: string
  /** The hash of the sources. */
  sources: string
  /** Undefined if the sources are those that were known. */
  entry: PackedEntry | undefined
}

/** The folder of the content, and its path for messages. */
export interface ContentRoot {
  directory: string
  name: string
}

/** The folder of the content, and the terms that its texts are held to. */
export interface ReadingRoot extends ContentRoot {
  terms: readonly Term[]
  /** The patterns of what is no content. */
  ignored: readonly string[]
}

/** Reads an entry from the disk. Its files may change in the meantime: the caller finds that out by their stamps. */
export async function readRow(
  site: ContentSite,
  { directory, name, terms, ignored }: ReadingRoot,
  { path, kind, directory: elsewhere, items, failure, knownSources }: RowRequest,
): Promise<ReadRow> {
  const folder = path.slice(0, -1)
  const { source, sources } = loadFolder(elsewhere ?? `${directory}/${folder}`, items, failure)
  if (sources === knownSources) return { path, sources, entry: undefined }
  const target = { source, name: `${name}/${folder}`, contentPath: path, ignored }
  const read = await readEntryFolder(target, schemasOf(site, kind), terms)
  return { path, sources, entry: packEntry(read, kind === pagesFolder ? undefined : site.collections[kind]) }
}
