/**
 * The site, for the types of everything that works for any site. Its files add to these two by declaration merging; without a site,
 * entries have the fields that all have.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- a site adds to it
export interface Register {}

/** The definitions of the collections, by the names of their folders below `content/`: each is added where it is defined. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- a site adds to it
export interface DefinedCollections {}

/** The registration of the site under a key, else what holds for any site. */
export type Registered<Key extends string, Default> = Key extends keyof Register ? Register[Key] : Default

/** The type that follows from the definitions, else the one that holds for any site. */
export type OfCollections<Derived, Default> = [keyof DefinedCollections] extends [never] ? Default : Derived
