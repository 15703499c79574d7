import type { Address } from '#model/address.ts'
import type { Payload } from '#model/payload.ts'

/** Where payloads come from: files over HTTP in the browser, the build's memory while prerendering. */
export interface PayloadSource {
  /** The page at an address, or null where the site has none. */
  read: (address: Address) => Promise<Payload | null>
}
