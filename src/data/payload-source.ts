import type { Locale } from '#engine/model/locale/locale.ts'
import type { PayloadBase } from '#engine/model/payload.ts'
import type { Address } from '#engine/model/urls/address.ts'

/** The part of a payload that requests need; `pages` is the number of pages of a list. */
export interface AnyPayload extends PayloadBase {
  kind: string
  pages?: number
}

/** The part of a list's index that requests need. */
export interface AnyIndex {
  locale: Locale
  path: string
}

/** Where payloads come from: the site's own files. */
export interface PayloadSource<Payload, Index> {
  /** The page at an address, or null where the site has none. */
  read: (address: Address) => Promise<Payload | null>
  /** True if the page at a path, of which `read` gave null, was taken down. */
  isGone: (path: string) => boolean
  /** All entries of the list at a path. */
  readIndex: (path: string) => Promise<Index>
}
