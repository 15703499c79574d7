import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import MenuIcon from 'virtual:icon/lucide/menu'
import CloseIcon from 'virtual:icon/lucide/x'
import { toNavKey } from '#engine/model/menus/nav-item.ts'
import { useLazyModule } from '#ui/use-lazy-module.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { AccountLink, LoginLink } from './account-links.tsx'
import { Hotline } from './hotline.tsx'
import { NavGroup } from './nav-group.tsx'
import { useNavItems } from './use-nav-tree.ts'

const loadModal = () => import('./modal-details.tsx')

/** The vertical menu of small screens, its lines at the bottom, where the thumb is. A `<details>`, so that it opens without script. */
export function MobileMenu() {
  const { t } = useLingui()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const modal = useLazyModule(loadModal)
  const items = useNavItems('ver-menu')
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
      <div className="menu-panel" tabIndex={-1}>
        <nav aria-label={t`Điều hướng`}>
          <ul>
            {items.map((item) => (
              <li key={toNavKey(item)}>
                <NavGroup item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <p className="menu-account">
          <AccountLink />
          <LoginLink />
        </p>
        <div className="menu-end">
          <Hotline />
          <LanguageLinks />
        </div>
      </div>
      {/* The key lets go of the rest of the page at once: the event that says so comes later than the next page. */}
      {modal && <modal.ModalDetails key={pathname} details={menu} />}
    </details>
  )
}
