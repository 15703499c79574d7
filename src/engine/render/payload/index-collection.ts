import type { Entry } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { descending } from '#lib/order.ts'

/** How the entries of a collection relate to each other, found without a search. */
export interface CollectionIndex<C extends RoutedName> {
  find: (slug: string) => Entry<C> | undefined
  /** The entry that replaces another one; one that was withdrawn only where there is no other. */
  findSuccessor: (slug: string) => Entry<C> | undefined
  /** The entries that correct another one, newest first. */
  findCorrections: (slug: string) => readonly Entry<C>[]
  /**
   * The neighbours in the list that the page of the entry leads back to, such as that of reports of its type; undefined at its
   * ends, and for entries that it does not show.
   */
  findNewer: (slug: string) => Entry<C> | undefined
  findOlder: (slug: string) => Entry<C> | undefined
}

/** @param entries all entries of a collection, in the order of its list */
export function indexCollection<C extends RoutedName>(entries: readonly Entry<C>[]): CollectionIndex<C> {
  const bySlug = new Map<string, Entry<C>>()
  const successors = new Map<string, Entry<C>>()
  const correcting: Entry<C>[] = []
  const lists = new Map<string, Entry<C>[]>()
  const places = new Map<string, { list: readonly Entry<C>[]; at: number }>()
  for (const entry of entries) {
    const { slug, list: path, facts, isListed } = entry
    bySlug.set(slug, entry)
    if (isListed) {
      const list = lists.get(path) ?? []
      lists.set(path, list)
      places.set(slug, { list, at: list.push(entry) - 1 })
    }
    if (facts.corrects !== undefined) correcting.push(entry)
    // Of several that replace one entry, the first in the list counts.
    const { supersedes } = facts
    const known = supersedes === undefined ? undefined : successors.get(supersedes)
    const isBetter = !known || (known.facts.status === 'withdrawn' && facts.status !== 'withdrawn')
    if (supersedes !== undefined && isBetter) successors.set(supersedes, entry)
  }
  correcting.sort((a, b) => descending(a.facts.publishedAt, b.facts.publishedAt))
  const corrections = Map.groupBy(correcting, ({ facts }) => facts.corrects?.entry)
  const findNeighbour = (slug: string, step: 1 | -1) => {
    const place = places.get(slug)
    return place?.list[place.at + step]
  }
  return {
    find: (slug) => bySlug.get(slug),
    findSuccessor: (slug) => successors.get(slug),
    findCorrections: (slug) => corrections.get(slug) ?? [],
    findNewer: (slug) => findNeighbour(slug, -1),
    findOlder: (slug) => findNeighbour(slug, 1),
  }
}
