import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { RelationIndex } from './index-relations.ts'
import type { PayloadContext } from './payload-context.ts'

/** The input of the payload of an entry's page. */
export interface EntryInput<C extends RoutedName> {
  context: PayloadContext
  entry: Entry<C>
  /** All entries of its collection. */
  relations: RelationIndex
  /** Its neighbours in the list of its collection; undefined if the list does not show it. */
  newer: Entry<RoutedName> | undefined
  older: Entry<RoutedName> | undefined
}
