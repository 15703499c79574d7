import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMotionAllowed } from '#ui/motion/is-motion-allowed.ts'
import { watchTraversals } from './watch-traversals.ts'

const home = '/trang-chu'

/** How long the page is transparent, in milliseconds. */
const arrivalMs = 100

/** After a navigation to the home page it is transparent for a moment; not after Back or Forward. */
export function useHomeArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const isTraversal = watchTraversals(router.history)
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged || toLocation.pathname !== home) return
      if (isTraversal() || !isMotionAllowed()) return
      // An animation without fill ends by itself: no error can leave the page transparent.
      document.body.animate({ opacity: [0, 0] }, arrivalMs)
    })
  }, [router])
}
