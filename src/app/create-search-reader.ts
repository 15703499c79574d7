import { createMemoryHistory } from '@tanstack/react-router'
import { createSite, type SiteOptions } from './create-site.ts'

/** Reads the query of an address as its route does. Invalid values count as absent. */
export function createSearchReader(options: Omit<SiteOptions, 'history'>): (url: string) => object {
  const router = createSite({ ...options, history: createMemoryHistory() })
  return (url) => {
    const { location } = createMemoryHistory({ initialEntries: [url] })
    return router.matchRoutes(router.parseLocation(location)).at(-1)?.search ?? {}
  }
}
