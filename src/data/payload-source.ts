import type { Address } from '#model/urls/address.ts'
import type { ListIndex } from '#model/list-filters.ts'
import type { Payload } from '#site/payloads.ts'

/** Where payloads come from: the site's own files. */
export interface PayloadSource {
  /** The page at an address, or null where the site has none. */
  read: (address: Address) => Promise<Payload | null>
  /** All entries of the list at a path. */
  readIndex: (path: string) => Promise<ListIndex>
}
