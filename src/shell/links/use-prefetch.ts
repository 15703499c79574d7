import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toPath } from './app-link.ts'
import { maySpeculate } from './may-speculate.ts'
import { measureTransfers } from './measure-transfers.ts'
import { prefetchPage } from './prefetch-page.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { watchIntent } from './watch-intent.ts'
import { watchVisibleLinks } from './watch-visible-links.ts'

/** Fetches code and payload of pages whose links are in view, and first of those that are pointed at, pressed or focused. */
export function usePrefetch(): void {
  const router = useRouter()
  const { pages } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    const meter = measureTransfers()
    const queue = createPrefetchQueue({
      load: (path) => meter.during(() => prefetchPage(router, pages, path)),
      spent: meter.bytes,
      isAllowed: maySpeculate,
    })
    const visible = watchVisibleLinks(queue.show)
    document.addEventListener('visibilitychange', queue.resume)
    const cleanups = [
      watchIntent({
        onPoint: (link) => queue.point(toPath(link)),
        onPress: (link) => queue.press(toPath(link)),
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        visible.update()
        if (toLocation.pathname === fromLocation?.pathname && toLocation.searchStr === fromLocation.searchStr) return
        queue.reset()
        meter.reset()
      }),
      visible.stop,
      meter.stop,
      () => document.removeEventListener('visibilitychange', queue.resume),
    ]
    return () => cleanups.forEach((cleanup) => cleanup())
  }, [router, pages])
}
