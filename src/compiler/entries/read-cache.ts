import { readIconSources, type IconSources } from '../icons/read-icon-sources.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import type { EntryFolder } from './read-result.ts'
import type { FolderItem } from '../source/source-tree.ts'

/** What has been read, for those who read trees one after another that differ in little. */
export interface ReadCache {
  /** By the folder's tree: the same tree at the same place always reads the same. */
  entries: WeakMap<FolderItem, { name: string; read: Promise<EntryFolder<unknown, unknown>> }>
  /** All sets of icons, and what is wrong with the firm's own. */
  icons: () => Promise<{ sources: IconSources; found: Diagnostics }>
}

export function createReadCache(): ReadCache {
  let icons: ReturnType<ReadCache['icons']> | undefined
  return { entries: new WeakMap(), icons: () => (icons ??= readIcons()) }
}

async function readIcons() {
  const found = new Diagnostics()
  return { sources: await readIconSources(found), found }
}
