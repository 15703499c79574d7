import { useLingui } from '@lingui/react/macro'
import { toNavKey } from '#engine/model/menus/nav-item.ts'
import { LoginLink } from './account-links.tsx'
import { Hotline } from './hotline.tsx'
import { NavLink } from './nav-link.tsx'
import { useNavItems } from './use-nav-tree.ts'
import { useSection } from './use-section.ts'

/** The bar above the main one on wide screens: the hotline, and links for applicants and customers. */
export function TopBar() {
  const { t } = useLingui()
  const isWithin = useSection()
  const items = useNavItems('top-bar')
  return (
    <div className="top-bar ground-ink">
      <div className="shell-width">
        <Hotline />
        <nav aria-label={t`Liên kết nhanh`}>
          <ul>
            {items.map((item) => (
              <li key={toNavKey(item)} data-within={isWithin(item)}>
                <NavLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <LoginLink />
      </div>
    </div>
  )
}
