import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isInApp, isPlainClick, isThisPage } from './app-link.ts'
import { focusOn } from './use-announcer.ts'

/**
 * Links inside rendered Markdown are plain `<a>`: a click on one navigates in the app, as a `<Link>` would. For either
 * kind, a link to a place on this page leads there and takes the keyboard along, however often it is followed.
 */
export function usePlainLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !isInApp(link)) return
      const isPlain = !event.defaultPrevented
      event.preventDefault()
      const place = isThisPage(link) ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
      // Nothing changes for the router where the address already names the place.
      if (place && link.hash === location.hash) place.scrollIntoView()
      else if (isPlain) router.history.push(link.pathname + link.search + link.hash)
      focusOn(place)
    }
    // On the document, so that React's own handlers, which sit below it, have spoken first.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
