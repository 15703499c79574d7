import { createContext, use } from 'react'
import type { Menus, NavItem, NavPosition } from '#engine/model/menus/nav-item.ts'

export const noMenus: Menus = { items: [], tasks: [] }

/** All menus: those of the release while pages are made, in the browser those of the file that the document names. */
export const MenusContext = createContext(noMenus)

/** The whole tree. */
export function useNavTree(): readonly NavItem[] {
  return use(MenusContext).items
}

/** The top-level items of one position. */
export function useNavItems(position: NavPosition): readonly NavItem[] {
  return useNavTree().filter(({ positions }) => positions?.includes(position))
}
