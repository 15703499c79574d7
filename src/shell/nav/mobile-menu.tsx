import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import ChevronDown from 'virtual:icon/lucide/chevron-down'
import MenuSign from 'virtual:icon/lucide/menu'
import CloseSign from 'virtual:icon/lucide/x'
import { navItemsIn, type NavItem } from '#model/nav.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'
import { useLazyModule } from '#ui/use-lazy-module.ts'

const loadModal = () => import('./modal-details.tsx')

/** The vertical menu of small screens. A `<details>`, so that it opens before, and without, any script. */
export function MobileMenu() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const modal = useLazyModule(loadModal)
  return (
    // A new page gets a new, closed menu.
    <details key={pathname} ref={menu} className="menu">
      <summary aria-label={t`Trình đơn`} className="menu-toggle">
        <MenuSign />
        <CloseSign />
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

/** A section's own page is a link, and what is below it opens beside the link. */
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
