import type { RoutedName } from '#features/collections.ts'
import type { Entry } from '#features/content.ts'
import type { ListItems } from '#features/lists/payload.ts'
import type { BuildContext } from './build-context.ts'

/** The input of every payload. */
export interface PayloadContext extends BuildContext {
  /** An entry for lists, made by the builder of its collection. */
  toItem: <C extends RoutedName>(entry: Entry<C>) => ListItems[C]
}
