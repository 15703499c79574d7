import { QueryClient, queryOptions } from '@tanstack/react-query'
import { toAddressKey, type Address } from '#model/address.ts'
import type { Payload } from '#model/payload.ts'
import type { PayloadSource } from './payload-source.ts'

const staleAfterMs = 5 * 60 * 1000

/**
 * One page of the site as a query. A page that is not there is an answer too, and is remembered as null like any other:
 * whoever follows a redirect twice asks once. A reload asks anew.
 */
export function pageQuery(source: PayloadSource, address: Address) {
  return queryOptions({
    queryKey: ['page', toAddressKey(address)],
    queryFn: () => source.read(address),
    staleTime: staleAfterMs,
    retry: false,
  })
}

/** The cache that route loaders fill. */
export interface Pages {
  /** The page at an address, from the cache while it is fresh; null where the site has none. */
  load: (address: Address) => Promise<Payload | null>
  /** Puts what came with the document into the cache, under the address the visitor asked for. */
  seed: (address: Address, payload: Payload | null) => void
}

export function createPages(source: PayloadSource): Pages {
  const client = new QueryClient()
  return {
    load: (address) => client.fetchQuery(pageQuery(source, address)),
    seed: (address, payload) => client.setQueryData(pageQuery(source, address).queryKey, payload),
  }
}
