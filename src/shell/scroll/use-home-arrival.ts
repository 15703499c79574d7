import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMotionAllowed } from '#ui/motion/is-motion-allowed.ts'
import { watchTraversals } from './watch-traversals.ts'

const home = '/trang-chu'

/** Milliseconds for which the page is transparent. */
const arrivalMs = 100

/** The home page appears out of nothing when it is come to from another page; one that is come back to is just there. */
export function useHomeArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const isTraversal = watchTraversals(router.history)
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged || toLocation.pathname !== home) return
      if (isTraversal() || !isMotionAllowed()) return
      // An animation that keeps nothing: it ends by itself, so that no error can leave the page transparent.
      document.body.animate({ opacity: [0, 0] }, arrivalMs)
    })
  }, [router])
}
