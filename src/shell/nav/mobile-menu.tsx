import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'
import MenuIcon from 'virtual:icon/lucide/menu'
import CloseIcon from 'virtual:icon/lucide/x'
import { navItemsIn, type NavItem } from '#model/nav.ts'
import { useLazyModule } from '#ui/use-lazy-module.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'

const loadModal = () => import('./modal-details.tsx')

/** The vertical menu of small screens. A `<details>`, so that it opens without script. */
export function MobileMenu() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const modal = useLazyModule(loadModal)
  return (
    // The key closes the menu with each navigation.
    <details key={pathname} ref={menu} className="menu">
      <summary aria-label={t`Trình đơn`} className="menu-toggle">
        <MenuIcon />
        <CloseIcon />
      </summary>
      <div className="menu-panel">
        <LanguageLinks />
        <nav aria-label={t`Điều hướng`}>
          <ul>
            {navItemsIn('ver-menu').map((item) => (
              <li key={item.label.id}>{item.children ? <MenuGroup item={item} /> : <NavLink item={item} />}</li>
            ))}
          </ul>
        </nav>
      </div>
      {modal && <modal.ModalDetails details={menu} />}
    </details>
  )
}

/** A link to the section's own page, and a button that opens the pages below it. */
function MenuGroup({ item }: { item: NavItem }) {
  const { i18n } = useLingui()
  return (
    <>
      <NavLink item={item} />
      <details>
        <summary aria-label={i18n._(item.label)}>
          <ChevronDown />
        </summary>
        <NavTree items={item.children ?? []} />
      </details>
    </>
  )
}
