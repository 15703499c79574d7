import type { Registered } from './register.ts'

/** The collections: the folders below `content/` other than `pages`. */
export type CollectionName = Registered<'name', string>
/** Collections whose entries have pages of their own. */
export type RoutedName = Registered<'routed', string>
