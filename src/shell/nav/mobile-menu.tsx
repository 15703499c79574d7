import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const modal = useLazyModule(loadModal)
  // A navigation closes the menu and its groups. The elements stay: making them anew would take longer than the page.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        const { current } = menu
        if (!current || !pathChanged) return
        for (const each of [current, ...current.querySelectorAll('details')]) each.open = false
      }),
    [router],
  )
  return (
    <details ref={menu} className="menu">
      <summary aria-label={t`Menu`} className="menu-toggle">
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
      {/* The key lets go of the rest of the page at once: the event that says so comes later than the next page. */}
      {modal && <modal.ModalDetails key={pathname} details={menu} />}
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
