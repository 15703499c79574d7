import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toNavKey } from '#engine/model/menus/nav-item.ts'
import { useLazyModule } from '#ui/use-lazy-module.ts'
import { NavLink } from './nav-link.tsx'
import { useNavItems } from './use-nav-tree.ts'
import { useSection } from './use-section.ts'

const loadMenus = () => import('./bar-menus.tsx')

/**
 * The links of the main bar, each with a button that opens a panel. Buttons and panels need script, so they are loaded
 * after hydration, into space reserved for them.
 */
export function MainNav() {
  const { t } = useLingui()
  const menus = useLazyModule(loadMenus)
  const isWithin = useSection()
  const items = useNavItems('nav-bar')
  const [open, setOpen] = useState<string | null>(null)
  return (
    <nav aria-label={t`Điều hướng chính`} className="main-nav">
      <ul>
        {items.map((item) => (
          <li key={toNavKey(item)} data-within={isWithin(item)}>
            <NavLink item={item} isShort />
            {item.children && (
              <span className="nav-slot">
                {menus && <menus.barMenus.SectionMenu item={item} open={open} onOpen={setOpen} />}
              </span>
            )}
          </li>
        ))}
        <li>
          <span className="nav-slot nav-slot-extra">
            {menus && <menus.barMenus.AllMenu open={open} onOpen={setOpen} />}
          </span>
        </li>
      </ul>
    </nav>
  )
}
