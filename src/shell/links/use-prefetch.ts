import { useRouteContext, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Pages } from '#data/pages.ts'
import { toAppLink } from './app-link.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { watchLinks } from './watch-links.ts'

/** Fetches the code and the payload of pages whose links are in view, pointed at or focused. */
export function usePrefetch(): void {
  const router = useRouter()
  const { pages } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    if (isConnectionPoor()) return
    const queue = createPrefetchQueue((path) => prefetch(router, pages, path))
    const seen = watchLinks(({ pathname, search }) => queue.add(pathname + search))
    const aim = ({ target }: Event) => {
      const link = toAppLink(target)
      if (link) queue.addFirst(link.pathname + link.search)
    }
    document.addEventListener('pointerover', aim, { passive: true })
    document.addEventListener('focusin', aim)
    const ends = [router.subscribe('onRendered', seen.look), seen.end]
    return () => {
      document.removeEventListener('pointerover', aim)
      document.removeEventListener('focusin', aim)
      ends.forEach((end) => end())
    }
  }, [router, pages])
}

/** Not the router's own preloading: it reports what fails, and a prefetch that fails is nobody's concern. */
async function prefetch(
  router: RegisteredRouter,
  pages: Pick<Pages<unknown, unknown>, 'load'>,
  path: string,
): Promise<void> {
  const { pathname, search } = new URL(path, location.origin)
  const target = router.parseLocation({ href: path, pathname, search, hash: '', state: { __TSR_index: 0 } })
  const matches = router.matchRoutes(target)
  const page = matches.at(-1)?.loaderDeps?.page ?? 1
  const chunks = matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId as '/'])) // the router's own
  await Promise.all([pages.load({ path: pathname, page }), ...chunks])
}

/** What a browser may say about its connection; not all do. */
interface TellingNavigator extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

function isConnectionPoor(): boolean {
  const { connection }: TellingNavigator = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
