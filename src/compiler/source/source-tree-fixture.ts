import type { FileItem, FolderItem, SourceItem } from './source-tree.ts'

// Trees for tests, made of values alone.

/**
 * Items by their paths: a text or bytes replace a file, null removes what is there; a link, a folder or anything else that
 * a disk may hold can stand there too.
 */
export type Changes = Readonly<
  Record<string, string | Uint8Array | null | { linkTo: string } | { folder: true } | SourceItem>
>

export const emptyFolder: FolderItem = { kind: 'folder', items: new Map() }

export function fileOf(content: string | Uint8Array): FileItem {
  const bytes = Buffer.from(content)
  return { kind: 'file', size: bytes.length, read: () => Promise.resolve(bytes) }
}

/** A file that cannot be read, for a reason of the file system. */
export function unreadableFile(code: string): FileItem {
  return { kind: 'file', size: 1, read: () => Promise.reject(Object.assign(new Error(code), { code })) }
}

/** The same tree with some items changed. Folders that hold no change are the same values. */
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
