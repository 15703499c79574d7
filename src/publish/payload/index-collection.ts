import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'

/** How the entries of a collection relate to each other, found without a search. */
export interface CollectionIndex<C extends RoutedName> {
  find: (slug: string) => Entry<C> | undefined
  /** The entry that replaces another one. */
  findSuccessor: (slug: string) => Entry<C> | undefined
  /** The entries that correct another one, newest first. */
  findCorrections: (slug: string) => readonly Entry<C>[]
  /** The neighbours in the list of the collection; undefined at its ends, and for entries that it does not show. */
  findNewer: (slug: string) => Entry<C> | undefined
  findOlder: (slug: string) => Entry<C> | undefined
}

/** @param entries all entries of a collection, in the order of its list */
export function indexCollection<C extends RoutedName>(entries: readonly Entry<C>[]): CollectionIndex<C> {
  const bySlug = new Map<string, Entry<C>>()
  const successors = new Map<string, Entry<C>>()
  const correcting: Entry<C>[] = []
  const listed: Entry<C>[] = []
  const places = new Map<string, number>()
  for (const entry of entries) {
    const { slug, facts, isListed } = entry
    bySlug.set(slug, entry)
    if (isListed) places.set(slug, listed.push(entry) - 1)
    if (facts.corrects !== undefined) correcting.push(entry)
    // Of several that replace one entry, the first in the list counts.
    const { supersedes } = facts
    if (supersedes !== undefined && !successors.has(supersedes)) successors.set(supersedes, entry)
  }
  correcting.sort((a, b) => (a.facts.publishedAt < b.facts.publishedAt ? 1 : -1))
  const corrections = Map.groupBy(correcting, ({ facts }) => facts.corrects?.entry)
  const findNeighbour = (slug: string, step: 1 | -1) => {
    const place = places.get(slug)
    return place === undefined ? undefined : listed[place + step]
  }
  return {
    find: (slug) => bySlug.get(slug),
    findSuccessor: (slug) => successors.get(slug),
    findCorrections: (slug) => corrections.get(slug) ?? [],
    findNewer: (slug) => findNeighbour(slug, -1),
    findOlder: (slug) => findNeighbour(slug, 1),
  }
}
