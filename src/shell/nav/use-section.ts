import { useMatches } from '@tanstack/react-router'
import type { NavItem } from '#model/nav.ts'

/**
 * Tells of an item whether the page shown lies below it: for the eye only, as the breadcrumb says it to everyone. True
 * or nothing, so that it can stand as an attribute.
 */
export function useSection(): (item: NavItem) => true | undefined {
  const section = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'trail' in data ? data.trail[0]?.href : undefined
    },
  })
  return ({ target }) => ('href' in target && target.href === section) || undefined
}
