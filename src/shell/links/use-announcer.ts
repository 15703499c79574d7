import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#ui/announcer.tsx'

/**
 * After a navigation within the app, does what a browser does when it loads a document: the title is announced once, and
 * the focus moves to the heading, or to the element that the hash names.
 */
export function useAnnouncer(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // The error page is rendered later, and takes the focus itself.
        if (router.state.matches.some(({ status }) => status === 'error')) return
        announce(document.title)
        focusOn(document.getElementById(toLocation.hash) ?? document.querySelector('main h1'))
      }),
    [router],
  )
}

/** Focuses without scrolling: the scroll rules alone set the scroll position. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
