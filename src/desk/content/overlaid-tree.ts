import { replaceFolder } from '#engine/content/held/replace-folder.ts'
import { scanTree, toFolderStamp } from '#engine/content/source/scan-tree.ts'
import type { FileItem, FolderItem, SourceItem } from '#engine/content/source/source-tree.ts'
import { ascending } from '#lib/order.ts'
import { isRootFile } from '../changes/change-path.ts'
import type { Overlay } from '../changes/change-store.ts'
import type { ChangePath } from '../protocol/changes.ts'

/** Texts that are not saved, by their names, of one folder. */
export interface Unsaved {
  path: ChangePath
  files: readonly { name: string; text: string }[]
}

/** The content with the changes laid over it. Folders that are the same as at the last call are the same values. */
export function createOverlaidTree(directory: string): (overlays: ReadonlyMap<ChangePath, Overlay>) => FolderItem {
  let base: FolderItem | undefined
  const laid = new Map<string, FolderItem>()
  let last: { base: FolderItem; key: string; tree: FolderItem } | undefined
  return (overlays) => {
    base = withKnown(base, scanTree(directory))
    const folders = [...overlays].map(([path, overlay]) => {
      if (overlay === 'removed') return { path, folder: undefined }
      const folder = withKnown(laid.get(overlay.directory), scanTree(overlay.directory, 'folder'))
      laid.set(overlay.directory, folder)
      return { path, folder }
    })
    const key = folders
      .map(({ path, folder }) => `${path} ${folder ? toFolderStamp(folder).fingerprint : 'removed'}`)
      .join('\n')
    if (last?.base === base && last.key === key) return last.tree
    const tree = folders.reduce((before, { path, folder }) => lay(before, path, folder), base)
    last = { base, key, tree }
    return tree
  }
}

/** The tree with texts that are not saved. */
export function withUnsaved(tree: FolderItem, { path, files }: Unsaved): FolderItem {
  const present = isRootFile(path) ? tree : folderAt(tree, path)
  const items = new Map<string, SourceItem>([...(present?.items ?? [])].filter(([, { kind }]) => kind === 'file'))
  for (const { name, text } of files) items.set(name, toFile(text))
  return lay(tree, path, { kind: 'folder', items })
}

function lay(tree: FolderItem, path: ChangePath, folder: FolderItem | undefined): FolderItem {
  if (!isRootFile(path)) return replaceFolder(tree, path, folder && onlyFiles(folder))
  const file = folder?.items.get(path)
  const others = [...tree.items].filter(([name]) => name !== path)
  const items = file ? [...others, [path, file] as const].toSorted(([a], [b]) => ascending(a, b)) : others
  return { ...tree, items: new Map(items) }
}

/** Pages have the pages below them in their folders; a change has files alone. */
function onlyFiles(folder: FolderItem): FolderItem {
  return { kind: 'folder', items: new Map([...folder.items].filter(([, { kind }]) => kind !== 'folder')) }
}

function toFile(text: string): FileItem {
  const bytes = new TextEncoder().encode(text)
  return { kind: 'file', size: bytes.length, read: () => Promise.resolve(bytes) }
}

export function folderAt(tree: FolderItem, path: string): FolderItem | undefined {
  let folder: FolderItem | undefined = tree
  for (const name of path.split('/').filter(Boolean)) {
    const item: SourceItem | undefined = folder?.items.get(name)
    folder = item?.kind === 'folder' ? item : undefined
  }
  return folder
}

/** A scan with the values of an earlier one wherever nothing has changed. */
function withKnown(before: FolderItem | undefined, now: FolderItem): FolderItem {
  if (!before) return now
  let isSame =
    toFolderStamp(before).fingerprint === toFolderStamp(now).fingerprint && before.items.size === now.items.size
  const items = [...now.items].map(([name, item]): [string, SourceItem] => {
    const known = before.items.get(name)
    if (item.kind !== 'folder') return [name, item]
    const reused = withKnown(known?.kind === 'folder' ? known : undefined, item)
    if (reused !== known) isSame = false
    return [name, reused]
  })
  return isSame ? before : { ...now, items: new Map(items) }
}
