import type { FileItem, FolderItem, SourceItem } from './source-tree.ts'

// Trees in memory, for tests.

/** Items by path: a text or bytes are the content of a file, null removes the item, `folder` is an empty folder. */
export type Changes = Readonly<
  Record<string, string | Uint8Array | null | { linkTo: string } | { folder: true } | SourceItem>
>

export const emptyFolder: FolderItem = { kind: 'folder', items: new Map() }

export function fileOf(content: string | Uint8Array): FileItem {
  const bytes = Buffer.from(content)
  return { kind: 'file', size: bytes.length, read: () => Promise.resolve(bytes) }
}

/** A file whose reading fails with an error code of the file system. */
export function unreadableFile(code: string): FileItem {
  return { kind: 'file', size: 1, read: () => Promise.reject(Object.assign(new Error(code), { code })) }
}

/** The tree with some items changed. Folders without a change are the same values. */
export function withChanges(tree: FolderItem, changes: Changes): FolderItem {
  return Object.entries(changes).reduce(
    (changed, [path, change]) => put(changed, path.split('/'), toItem(change)),
    tree,
  )
}

function put(folder: FolderItem, [name = '', ...rest]: readonly string[], item: SourceItem | undefined): FolderItem {
  const items = new Map(folder.items)
  const known = items.get(name)
  const next = rest.length === 0 ? item : put(known?.kind === 'folder' ? known : emptyFolder, rest, item)
  if (next) items.set(name, next)
  else items.delete(name)
  return { kind: 'folder', items }
}

function toItem(change: Changes[string]): SourceItem | undefined {
  if (change === null) return undefined
  if (typeof change === 'string' || change instanceof Uint8Array) return fileOf(change)
  if ('linkTo' in change) return { kind: 'link' }
  return 'folder' in change ? emptyFolder : change
}
