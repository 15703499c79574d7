import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { toNavKey } from '#engine/model/menus/nav-item.ts'
import { LatestEntries } from './latest-entries.tsx'
import { Disclosure, type OpenMenu } from './nav-disclosure.tsx'
import { NavLink } from './nav-link.tsx'
import { TaskList } from './task-list.tsx'
import { MenusContext, useNavItems } from './use-nav-tree.ts'
import './all-menu.css'

/** How many pages of a section are shown: its own menu and the footer have all. */
const most = 3

/** The panel behind the last button of the main bar: tasks, the sections with their first pages, and what is new. */
export function AllMenu(menu: OpenMenu) {
  const { t } = useLingui()
  const items = useNavItems('nav-bar-extra')
  const { tasks } = use(MenusContext)
  const isSection = ({ children = [] }: (typeof items)[number]) => children.length >= most
  return (
    <Disclosure id="nav-bar-extra" label={t`Tất cả danh mục`} isExtra {...menu}>
      <div className="nav-panel" tabIndex={-1}>
        <div className="shell-width all-menu">
          {tasks.length > 0 && (
            <div>
              <p className="all-menu-title">
                <Trans>Việc thường làm</Trans>
              </p>
              <TaskList className="all-menu-tasks" />
            </div>
          )}
          <div>
            <ul className="all-menu-sections">
              {items.filter(isSection).map((item) => (
                <li key={toNavKey(item)}>
                  <NavLink item={item} className="nav-panel-title arrow" />
                  <ul className="nav-tree">
                    {item.children?.slice(0, most).map((child) => (
                      <li key={toNavKey(child)}>
                        <NavLink item={child} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <ul className="all-menu-others">
              {items
                .filter((item) => !isSection(item))
                .map((item) => (
                  <li key={toNavKey(item)}>
                    <NavLink item={item} />
                  </li>
                ))}
            </ul>
          </div>
          <LatestEntries />
        </div>
      </div>
    </Disclosure>
  )
}
