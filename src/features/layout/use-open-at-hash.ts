import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Opens the `<details>` around the target of the hash, as browsers do when they load a page. It is a layout effect, because
 * the router then scrolls to the target or restores the scroll position, and both need the final heights.
 */
export function useOpenAtHash(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash)?.closest('details') : undefined
    if (details) details.open = true
  }, [hash])
}
