import { QueryClient, queryOptions } from '@tanstack/react-query'
import { toAddressKey, type Address } from '#model/urls/address.ts'
import type { Payload } from '#site/payloads.ts'
import type { Pages } from './pages.ts'
import type { PayloadSource } from './payload-source.ts'

const staleTime = 5 * 60 * 1000

/**
 * One page of the site as a query. A page that is not there is an answer too, and is remembered as null like any other:
 * whoever follows a redirect twice asks once. A reload asks anew.
 */
export function pageQuery(source: PayloadSource, address: Address) {
  return queryOptions({
    queryKey: ['page', toAddressKey(address)],
    queryFn: () => source.read(address),
    staleTime,
    retry: false,
  })
}

export function indexQuery(source: PayloadSource, path: string) {
  return queryOptions({ queryKey: ['index', path], queryFn: () => source.readIndex(path), staleTime, retry: false })
}

/** Pages that are remembered while they are fresh. */
export interface PageCache extends Pages {
  /** Puts what came otherwise into the cache. */
  seed: (address: Address, payload: Payload | null) => void
}

export function createPageCache(source: PayloadSource): PageCache {
  const client = new QueryClient()
  return {
    load: (address) => client.fetchQuery(pageQuery(source, address)),
    loadIndex: (path) => client.fetchQuery(indexQuery(source, path)),
    seed: (address, payload) => client.setQueryData(pageQuery(source, address).queryKey, payload),
  }
}
