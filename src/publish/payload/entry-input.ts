import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { PayloadContext } from './payload-context.ts'

/** The input of the payload of an entry's page. */
export interface EntryInput<C extends RoutedName> {
  context: PayloadContext
  entry: Entry<C>
}
