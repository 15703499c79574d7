import { useMatches } from '@tanstack/react-router'
import type { NavItem } from '#engine/model/menus/nav-item.ts'

/**
 * Returns a function that says whether the current page belongs to an item's section. For styling only: the breadcrumb
 * says it to screen readers. True or undefined, as the value of an attribute.
 */
export function useSection(): (item: Pick<NavItem, 'target'>) => true | undefined {
  const section = useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return data && 'trail' in data ? data.trail[0]?.href : undefined
    },
  })
  return ({ target }) => ('href' in target && target.href === section) || undefined
}
