import type { Address } from '#model/urls/address.ts'
import type { ListIndex } from '#model/list-filters.ts'
import type { Payload } from '#site/payloads.ts'

/** The site's pages, as route loaders ask for them. */
export interface Pages {
  /** The page at an address; null where the site has none. */
  load: (address: Address) => Promise<Payload | null>
  /** All entries of the list at a path; undefined before its page has been asked for, which came with the document. */
  loadIndex: (path: string) => Promise<ListIndex | undefined>
}
