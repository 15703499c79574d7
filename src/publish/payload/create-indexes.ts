import type { RoutedName } from '#features/collections.ts'
import type { Content, Entry } from '#features/content.ts'
import { indexCollection, type CollectionIndex } from './index-collection.ts'

/** The index of each collection, made when it is first asked for. */
export function createIndexes({ entries }: Pick<Content, 'entries'>) {
  const known: { [C in RoutedName]?: CollectionIndex<C> } = {}
  return <C extends RoutedName>(collection: C): CollectionIndex<C> => {
    const all: readonly Entry<C>[] = entries[collection]
    const index: CollectionIndex<C> = known[collection] ?? indexCollection(all)
    known[collection] = index as (typeof known)[C] // of the same collection
    return index
  }
}
