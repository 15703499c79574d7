import type { Address } from '#model/urls/address.ts'

/** The site's pages, as route loaders ask for them. The app says what a payload and an index are. */
export interface Pages<Payload, Index> {
  /** The page at an address; null where the site has none. */
  load: (address: Address) => Promise<Payload | null>
  /** All entries of the list at a path; undefined before its page has been asked for, which came with the document. */
  loadIndex: (path: string) => Promise<Index | undefined>
}
