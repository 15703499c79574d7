import { createIconReader, type ReadIcons } from '../icons/create-icon-reader.ts'
import type { FolderItem } from '../source/source-tree.ts'
import type { Term } from '../wording/wording-list.ts'
import type { EntryFolder } from './read-result.ts'

/** Results for callers that read several similar trees. */
export interface ReadCache extends EntryCache {
  /** All icon sets, and the errors in the firm's own. */
  icons: () => Promise<ReadIcons>
}

interface CachedFolder {
  name: string
  terms: readonly Term[]
  read: Promise<EntryFolder<unknown, unknown>>
}

export interface EntryCache {
  /** By folder: the same tree at the same path, held to the same terms, always gives the same result. */
  entries: WeakMap<FolderItem, CachedFolder>
}

export function createReadCache(): ReadCache {
  return { entries: new WeakMap(), icons: createIconReader().read }
}
