import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Opens the `<details>` around the place that the address names, as browsers do when they load a page. Before the router
 * scrolls there, and before it goes back to where a visitor was: both count on the heights as they will be.
 */
export function useOpenAtHash(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash)?.closest('details') : undefined
    if (details) details.open = true
  }, [hash])
}
