import { useRouteContext, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Pages } from '#data/pages.ts'
import { toAppLink } from './app-link.ts'
import { observeLinks } from './observe-links.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

/** Fetches code and payload of pages whose links are visible, pointed at or focused. */
export function usePrefetch(): void {
  const router = useRouter()
  const { pages } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    if (isConnectionPoor()) return
    const queue = createPrefetchQueue((path) => prefetch(router, pages, path))
    const visible = observeLinks(({ pathname, search }) => queue.add(pathname + search))
    const prioritize = ({ target }: Event) => {
      const link = toAppLink(target)
      if (link) queue.addFirst(link.pathname + link.search)
    }
    document.addEventListener('pointerover', prioritize, { passive: true })
    document.addEventListener('focusin', prioritize)
    const cleanups = [router.subscribe('onRendered', visible.update), visible.stop]
    return () => {
      document.removeEventListener('pointerover', prioritize)
      document.removeEventListener('focusin', prioritize)
      cleanups.forEach((cleanup) => cleanup())
    }
  }, [router, pages])
}

/** Used instead of the router's preloading, which reports failures; a failed prefetch does not matter. */
async function prefetch(
  router: RegisteredRouter,
  pages: Pick<Pages<unknown, unknown>, 'load'>,
  path: string,
): Promise<void> {
  const { pathname, search } = new URL(path, location.origin)
  const target = router.parseLocation({ href: path, pathname, search, hash: '', state: { __TSR_index: 0 } })
  const matches = router.matchRoutes(target)
  const page = matches.at(-1)?.loaderDeps?.page ?? 1
  const chunks = matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId as '/'])) // ids of the router's own matches
  await Promise.all([pages.load({ path: pathname, page }), ...chunks])
}

/** The Network Information API, which not all browsers have. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

function isConnectionPoor(): boolean {
  const { connection }: NavigatorWithConnection = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
