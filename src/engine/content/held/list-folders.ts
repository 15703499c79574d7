import type { Content } from '#engine/model/entries/content.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { FolderItem } from '../source/source-tree.ts'

/** The folders of a tree that a content shows, by path. A draft and what is to appear later have none: neither was ever published. */
export function listPublished(
  tree: FolderItem,
  { pages, entries }: Pick<Content, 'pages' | 'entries'>,
): Map<string, FolderItem> {
  const shown = new Set<string>([''])
  for (const path of pages.keys()) shown.add(path === '/' ? pagesFolder : `${pagesFolder}${path}`)
  for (const [collection, list] of Object.entries(entries)) {
    for (const { slug } of list) shown.add(`${collection}/${slug}`)
  }
  return new Map([...listFolders(tree)].filter(([path]) => shown.has(path)))
}

/** The folders that can be held back, with their paths. */
export function* listFolders(tree: FolderItem): Generator<[path: string, folder: FolderItem]> {
  yield ['', tree]
  for (const [kind, inside] of tree.items) {
    if (inside.kind !== 'folder') continue
    if (kind === pagesFolder) yield* listPages(inside, kind)
    else for (const [slug, item] of inside.items) if (item.kind === 'folder') yield [`${kind}/${slug}`, item]
  }
}

function* listPages(folder: FolderItem, path: string): Generator<[path: string, folder: FolderItem]> {
  yield [path, folder]
  for (const [name, item] of folder.items) if (item.kind === 'folder') yield* listPages(item, `${path}/${name}`)
}
