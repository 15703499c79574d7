import type { RegisteredRouter } from '@tanstack/react-router'
import type { Pages } from '#data/pages.ts'

/**
 * Loads all that showing the page at a path takes, at the same time: its payload, the index of a filtered list, the code of
 * its route. Used instead of the router's preloading, which reports failures; a failed prefetch does not matter.
 */
export async function prefetchPage(
  router: RegisteredRouter,
  pages: Pages<unknown, unknown>,
  path: string,
): Promise<void> {
  const { pathname, search } = new URL(path, location.origin)
  // Before the route is looked for, which takes its time: it says which page only where there is a query.
  const first = search === '' ? pages.load({ path: pathname, page: 1 }) : undefined
  const target = router.parseLocation({ href: path, pathname, search, hash: '', state: { __TSR_index: 0 } })
  const matches = router.matchRoutes(target)
  const { page = 1, isFiltered = false } = matches.at(-1)?.loaderDeps ?? {}
  const chunks = matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId as '/'])) // ids of the router's own matches
  await Promise.all([first ?? pages.load({ path: pathname, page }), isFiltered && pages.loadIndex(pathname), ...chunks])
}
