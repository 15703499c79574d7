import type { AnyRouter } from '@tanstack/react-router'
import { movesScroll, type Place } from './scroll-rules.ts'
import { watchTraversals } from './watch-traversals.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False on the route of a section: its pages keep the scroll position among themselves. True takes a page out. */
    scrollToTop?: boolean
  }
}

/** The router saves and restores positions; whether it may, after each rendering, is for the rules of this site to say. */
export function followScrollRules(router: AnyRouter): void {
  const isTraversal = watchTraversals(router.history)
  let from: Place | undefined
  router.options.scrollRestoration = () => {
    // The router saves the position of what has scrolled since. A page that took over its neighbour's position has not.
    document.dispatchEvent(new Event('scroll'))
    const to = toPlace(router)
    const moves = movesScroll({ from, to, isTraversal: isTraversal() })
    from = to
    return moves
  }
}

function toPlace({ latestLocation, state }: AnyRouter): Place {
  const rule = state.matches.findLast(({ staticData }) => staticData.scrollToTop !== undefined)
  const section = rule?.staticData.scrollToTop === false ? rule.routeId : undefined
  return { pathname: latestLocation.pathname, hash: latestLocation.hash, section }
}
