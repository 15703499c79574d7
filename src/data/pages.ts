import type { Address } from '#engine/model/urls/address.ts'

/** The pages of the site, for route loaders. The app defines the types of payload and index. */
export interface Pages<Payload, Index> {
  /** The page at an address; null where the site has none. */
  load: (address: Address) => Promise<Payload | null>
  /** True if the page at a path, of which `load` gave null, was taken down. */
  isGone: (path: string) => boolean
  /** All entries of the list at a path; undefined before the first `load` of a page that came with the document. */
  loadIndex: (path: string) => Promise<Index | undefined>
  /** Loads the code that `load` needs, so that the next page is requested at once. */
  prepare: () => void
}
