import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#ui/announcer.tsx'

/**
 * What a browser does when it loads a page, for a page that came without loading: its title is said, once, and the
 * keyboard goes on from its beginning, or from the place its address names.
 */
export function useAnnouncer(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // The error page comes later than this, and takes the focus itself.
        if (router.state.matches.some(({ status }) => status === 'error')) return
        announce(document.title)
        focusOn(document.getElementById(toLocation.hash) ?? document.querySelector('main h1'))
      }),
    [router],
  )
}

/** Where the page stands is for the scroll rules alone to say. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
