import { useRouteContext, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isInApp, isPlainClick, isThisPage, toPath } from './app-link.ts'
import { prefetchPage } from './prefetch-page.ts'
import { focusOn } from './use-announcer.ts'

/**
 * Makes plain `<a>` elements, those of rendered Markdown and `HrefLink`, navigate within the app like a `<Link>`. Links of either
 * kind to an element of the current page move scroll and focus there, each time they are clicked.
 */
export function usePlainLinks(): void {
  const router = useRouter()
  const { pages } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    pages.prepare()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !isInApp(link)) return
      const isPlain = !event.defaultPrevented
      event.preventDefault()
      const target = isThisPage(link) ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
      // The router does nothing if the URL already has this hash.
      if (target && link.hash === location.hash) target.scrollIntoView()
      else if (isPlain) {
        // At once, and all that the page takes at the same time. The router reports failures.
        prefetchPage(router, pages, toPath(link)).catch(() => undefined)
        commit(router.history, link)
      }
      focusOn(target)
    }
    // On the document, so that React's own handlers, on the elements below, run first.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router, pages])
}

/** Not with `router.navigate`, which would rewrite the query: `?a=1.0` as `?a=1`. */
function commit(history: RouterHistory, { pathname, search, hash }: HTMLAnchorElement): void {
  const target = pathname + search + hash
  // As in a browser, a link to the URL shown adds no entry.
  if (target === history.location.href) history.replace(target)
  else history.push(target)
}
