import { QueryClient, queryOptions } from '@tanstack/react-query'
import { toAddressKey, type Address } from '#engine/model/urls/address.ts'
import type { Pages } from './pages.ts'
import type { PayloadSource } from './payload-source.ts'

const staleTime = 5 * 60 * 1000

/**
 * The query of one page. A page that is not found is cached too, as null: following a redirect twice takes one request. A
 * reload clears the cache.
 */
export function pageQuery<Payload>(source: PayloadSource<Payload, unknown>, address: Address) {
  return queryOptions({
    queryKey: ['page', toAddressKey(address)],
    queryFn: () => source.read(address),
    staleTime,
    retry: false,
  })
}

export function indexQuery<Index>(source: PayloadSource<unknown, Index>, path: string) {
  return queryOptions({ queryKey: ['index', path], queryFn: () => source.readIndex(path), staleTime, retry: false })
}

/** Pages that are cached while they are fresh. */
export interface PageCache<Payload, Index> extends Pages<Payload, Index> {
  /** Adds a payload that came with the document. */
  seed: (address: Address, payload: Payload | null) => void
}

export function createPageCache<Payload, Index>(source: PayloadSource<Payload, Index>): PageCache<Payload, Index> {
  const client = new QueryClient()
  return {
    load: (address) => client.fetchQuery(pageQuery(source, address)),
    loadIndex: (path) => client.fetchQuery(indexQuery(source, path)),
    isGone: source.isGone,
    prepare: () => undefined,
    seed: (address, payload) => client.setQueryData(pageQuery(source, address).queryKey, payload),
  }
}
