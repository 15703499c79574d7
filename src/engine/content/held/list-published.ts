import type { Content } from '#engine/model/entries/content.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import type { FolderItem } from '../source/source-tree.ts'
import { listFolders } from './hold-back.ts'

/** The folders of a tree that a content shows, by path. A draft and what is to appear later have none: neither was ever published. */
export function listPublished(tree: FolderItem, { pages, entries }: Content): Map<string, FolderItem> {
  const shown = new Set<string>([''])
  for (const path of pages.keys()) shown.add(path === '/' ? pagesFolder : `${pagesFolder}${path}`)
  for (const [collection, list] of Object.entries(entries)) {
    for (const { slug } of list) shown.add(`${collection}/${slug}`)
  }
  return new Map([...listFolders(tree)].filter(([path]) => shown.has(path)))
}
