// Content as an immutable tree, from the disk or from a test. A changed tree has new values for the folders above the change
// and shares all others.

export type SourceItem = FolderItem | FileItem | LinkItem | OtherItem

export interface FolderItem {
  kind: 'folder'
  items: ReadonlyMap<string, SourceItem>
  /** The file system's error code if the folder cannot be read: `EACCES`. It then has no items. */
  failure?: string
  /** Where its files are on the disk, if they are not at its place in the content. */
  directory?: string
}

export interface FileItem {
  kind: 'file'
  /** In bytes. Files that are too large are reported without being read. */
  size: number
  /** Reads the bytes again at each call; rejects with the error of the file system. */
  read: () => Promise<Uint8Array>
}

/** A symbolic link. It is never followed: its target may be outside the content. */
export interface LinkItem {
  kind: 'link'
}

/** A pipe, a socket, a device. */
export interface OtherItem {
  kind: 'other'
}

/** The item at a path below a folder, such as `news/a/vi.md`; undefined where there is none. */
export function itemAt(tree: FolderItem, path: string): SourceItem | undefined {
  return path
    .split('/')
    .reduce<SourceItem | undefined>((item, name) => (item?.kind === 'folder' ? item.items.get(name) : undefined), tree)
}
