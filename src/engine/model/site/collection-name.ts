import type { DefinedCollections, OfCollections } from './register.ts'

type Routed = {
  [C in keyof DefinedCollections]: DefinedCollections[C] extends { route: string } ? C : never
}[keyof DefinedCollections]

/** The collections: the folders below `content/` other than `pages`. */
export type CollectionName = OfCollections<keyof DefinedCollections & string, string>
/** Collections whose entries have pages of their own. */
export type RoutedName = OfCollections<Routed & string, string>
