import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Links inside rendered Markdown are plain `<a>`: a click on one navigates in the app, as a `<Link>` would. */
export function usePlainLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isInApp(link)) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    }
    // On the document, so that React's own handlers, which sit below it, have spoken first.
    document.addEventListener('click', navigate)
    return () => document.removeEventListener('click', navigate)
  }, [router])
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isInApp(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  // A place on this page, and the language links, are the browser's own business.
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return !isSamePage && !new URLSearchParams(link.search).has('lang')
}
