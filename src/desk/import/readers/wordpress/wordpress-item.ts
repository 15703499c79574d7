import type { SourceTerm } from '../../protocol/source-item.ts'

/** An `<item>` of an export as it is written: a post, a page, a file, a revision, an item of a menu. */
export interface WordpressItem {
  /** Where it begins: `export.xml:120:3`. */
  at: string
  /** The texts of its elements by name: `title`, `wp:post_id`, `content:encoded`. */
  texts: ReadonlyMap<string, string>
  /** Its `<category>` elements, of all taxonomies. */
  terms: readonly SourceTerm[]
  /** Its `<wp:postmeta>`, in their order. */
  meta: readonly (readonly [key: string, value: string])[]
  comments: number
}

/** A text of an item; empty where it has none. */
export function textOf(item: WordpressItem, name: string): string {
  return item.texts.get(name)?.trim() ?? ''
}

/** The first value of a field that plugins keep with an item. */
export function metaOf({ meta }: WordpressItem, ...names: readonly string[]): string | undefined {
  return meta.find(([key, value]) => names.includes(key) && value.trim() !== '')?.[1].trim()
}
