import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { navItemsIn, type NavItem } from '#model/nav.ts'
import { LanguageLinks } from './language-links.tsx'
import { NavLink } from './nav-link.tsx'
import { NavTree } from './nav-tree.tsx'
import { useLater } from './use-later.ts'

const loadModal = () => import('./modal-details.tsx')

/** The vertical menu of small screens. A `<details>`, so that it opens before, and without, any script. */
export function MobileMenu() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const modal = useLater(loadModal)
  return (
    // A new page gets a new, closed menu.
    <details key={pathname} ref={menu} className="menu">
      <summary aria-label={t`Trình đơn`} className="menu-toggle">
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M3 7h18M3 12h18M3 17h18" />
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
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
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 9.5l6 6 6-6" />
          </svg>
        </summary>
        <NavTree items={item.children ?? []} />
      </details>
    </>
  )
}
