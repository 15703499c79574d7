import { readIconSources, type IconSources } from '../icons/read-icon-sources.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import type { FolderItem } from '../source/source-tree.ts'
import type { EntryFolder } from './read-result.ts'

/** Results for callers that read several similar trees. */
export interface ReadCache extends EntryCache {
  /** All icon sets, and the errors in the firm's own. */
  icons: () => Promise<ReadIcons>
}

export interface EntryCache {
  /** By folder: the same tree at the same path always gives the same result. */
  entries: WeakMap<FolderItem, { name: string; read: Promise<EntryFolder<unknown, unknown>> }>
}

export interface ReadIcons {
  sources: IconSources
  diagnostics: Diagnostics
}

export function createReadCache(): ReadCache {
  let icons: ReturnType<ReadCache['icons']> | undefined
  return { entries: new WeakMap(), icons: () => (icons ??= readIcons()) }
}

export async function readIcons(): Promise<ReadIcons> {
  const diagnostics = new Diagnostics()
  return { sources: await readIconSources(diagnostics), diagnostics }
}
