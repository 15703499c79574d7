import type { RouterOptions } from '@tanstack/react-router'

/** Pages with the stair of the quarters, and the page of a quarter. */
const withStair = /^\/(?:trang-chu|quan-he-co-dong|quan-he-co-dong\/du-lieu(?:\/[^/]+)?)?$/
const ofFigures = /^\/quan-he-co-dong\/du-lieu(?:\/|$)/

/** True where a stair goes along: from a page that has it to another, one of which is about figures. */
export function isCarried(from: string | undefined, to: string): boolean {
  if (from === undefined || from === to) return false
  return [from, to].every((path) => withStair.test(path)) && [from, to].some((path) => ofFigures.test(path))
}

/**
 * The option of the router for view transitions: between pages of figures alone, because each costs the next page a picture of the one
 * before. None where the browser cannot be told of one transition by its type, or the visitor wants less movement.
 */
export function toViewTransition(): Pick<RouterOptions<never, never>, 'defaultViewTransition'> {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return {}
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  return {
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) =>
        !reduced.matches && isCarried(fromLocation?.pathname, toLocation.pathname) ? ['figures'] : false,
    },
  }
}
