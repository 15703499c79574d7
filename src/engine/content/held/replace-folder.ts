import { ascending } from '#lib/order.ts'
import type { FolderItem, SourceItem } from '../source/source-tree.ts'

/**
 * A tree with another folder at a path below it. The folders in the one that is there stay, because a page has the pages below it
 * in its folder.
 * @param replacement its files; without it, what is at the path goes, with all that is in it
 */
export function replaceFolder(tree: FolderItem, path: string, replacement: FolderItem | undefined): FolderItem {
  const [name = '', ...rest] = path.split('/').filter(Boolean)
  if (name === '') return replacement ? withFolders(tree, replacement) : tree
  const inside = tree.items.get(name)
  const below = inside?.kind === 'folder' ? inside : undefined
  if (!below && !replacement) return withItem(tree, name, undefined)
  const empty: FolderItem = { kind: 'folder', items: new Map() }
  if (rest.length > 0) return withItem(tree, name, replaceFolder(below ?? empty, rest.join('/'), replacement))
  return withItem(tree, name, replacement && withFolders(below ?? empty, replacement))
}

function withFolders(folder: FolderItem, files: FolderItem): FolderItem {
  const folders = [...folder.items].filter(([, { kind }]) => kind === 'folder')
  return { ...files, items: toSorted([...files.items, ...folders]) }
}

function withItem(folder: FolderItem, name: string, item: SourceItem | undefined): FolderItem {
  const others = [...folder.items].filter(([other]) => other !== name)
  return { ...folder, items: toSorted(item ? [...others, [name, item]] : others) }
}

/** In the order of `scanTree`. */
function toSorted(items: readonly (readonly [string, SourceItem])[]): Map<string, SourceItem> {
  return new Map(items.toSorted(([a], [b]) => ascending(a, b)))
}
