import type { Entry } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { PayloadContext } from './payload-context.ts'

/** The input of the payload of an entry's page. */
export interface EntryInput<C extends RoutedName> {
  context: PayloadContext
  entry: Entry<C>
}
