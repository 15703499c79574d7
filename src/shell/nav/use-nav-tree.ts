import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { completeTree } from '#engine/model/complete-tree.ts'
import type { NavItem, NavPosition } from '#engine/model/nav-item.ts'
import { navTree } from '#site/menus/nav-tree.ts'

/** The whole tree, with the pages that editors have added. */
export function useNavTree(): readonly NavItem[] {
  const { added, meetingUrl } = useRouteContext({ from: '__root__' }).config
  return useMemo(() => completeTree(navTree, { pages: added, meetingUrl }), [added, meetingUrl])
}

/** The top-level items of one position. */
export function useNavItems(position: NavPosition): readonly NavItem[] {
  return useNavTree().filter(({ positions }) => positions?.includes(position))
}
