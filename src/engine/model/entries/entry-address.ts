import type { Href } from '#lib/href.ts'
import type { AnyEntry } from './entry.ts'

/** The address of an entry: its own page, or its anchor on a page that shows several entries. */
export interface EntryAddress {
  href: Href
  /** The id of the entry on that page; undefined where the page leaves the entry out, such as a withdrawn one. */
  anchor?: string
}

export function toEntryAddress(entry: Pick<AnyEntry, 'href' | 'list' | 'slug' | 'isListed'>): EntryAddress {
  if (entry.href !== undefined) return { href: entry.href }
  return entry.isListed ? { href: entry.list, anchor: entry.slug } : { href: entry.list }
}
