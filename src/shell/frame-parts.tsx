import type { ComponentType } from 'react'
import type { NavItem } from '#engine/model/menus/nav-item.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenusContext } from './nav/use-nav-tree.ts'

/** The header and the footer of pages. */
export const frameParts = { Header, Footer }

/** A part with the items of its menus. */
export function withMenus<Props extends object>(Part: ComponentType<Props>, items: readonly NavItem[]) {
  return function WithMenus(props: Props) {
    return (
      <MenusContext value={items}>
        <Part {...props} />
      </MenusContext>
    )
  }
}
