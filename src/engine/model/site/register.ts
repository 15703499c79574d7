/**
 * The site, as the types of everything that works for any site see it. A site adds its own by declaration merging, once, where it
 * lists its features; without a site, entries have the fields that all have.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- a site adds to it
export interface Register {}

/** The type that the site has registered under a key, else the one that holds for any site. */
export type Registered<Key extends string, Default> = Key extends keyof Register ? Register[Key] : Default
