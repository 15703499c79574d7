import type { ComponentType } from 'react'
import type { Menus } from '#engine/model/menus/nav-item.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TaskBar } from './nav/task-bar.tsx'
import { MenusContext } from './nav/use-nav-tree.ts'

/** The header, the footer and the bar of tasks of pages. */
export const frameParts = { Header, Footer, TaskBar }

/** A part with its menus. */
export function withMenus<Props extends object>(Part: ComponentType<Props>, menus: Menus) {
  return function WithMenus(props: Props) {
    return (
      <MenusContext value={menus}>
        <Part {...props} />
      </MenusContext>
    )
  }
}
