import type { AnyRouter } from '@tanstack/react-router'
import { holdHeight, keepOnReturn } from './keep-position.ts'
import { movesScroll, type ScrollPlace } from './scroll-rules.ts'
import { watchTraversals } from './watch-traversals.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False on the route of a section: navigations within it keep the scroll position. True excludes a page of it. */
    scrollToTop?: boolean
  }
}

/** The router saves and restores scroll positions; the rules of this site decide after each rendering whether it may. */
export function followScrollRules(router: AnyRouter): void {
  const isTraversal = watchTraversals(router.history)
  const releaseHeight = holdHeight(router)
  keepOnReturn(router)
  let from: ScrollPlace | undefined
  router.options.scrollRestoration = () => {
    releaseHeight()
    // The router saves positions on scroll events. A page that keeps the previous position has had none yet.
    document.dispatchEvent(new Event('scroll'))
    const to = toPlace(router)
    const moves = movesScroll({ from, to, isTraversal: isTraversal() })
    from = to
    return moves
  }
}

function toPlace({ latestLocation, state }: AnyRouter): ScrollPlace {
  const rule = state.matches.findLast(({ staticData }) => staticData.scrollToTop !== undefined)
  const section = rule?.staticData.scrollToTop === false ? rule.routeId : undefined
  return { pathname: latestLocation.pathname, hash: latestLocation.hash, section }
}
