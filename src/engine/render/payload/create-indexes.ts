import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { indexCollection, type CollectionIndex } from './index-collection.ts'

type Indexes = { [C in RoutedName]?: { entries: readonly Entry<C>[]; index: CollectionIndex<C> } }

/**
 * The index of each collection, made when it is first asked for, and again where the collection has another list.
 * @param present the content, which may be another one each time
 */
export function createIndexes(present: () => Pick<Content, 'entries'>) {
  const known: Indexes = {}
  return <C extends RoutedName>(collection: C): CollectionIndex<C> => {
    const entries: readonly Entry<C>[] = present().entries[collection]
    const former: Indexes[C] = known[collection]
    if (former?.entries === entries) return former.index
    const index = indexCollection(entries)
    known[collection] = { entries, index } as Indexes[C] // of the same collection
    return index
  }
}
