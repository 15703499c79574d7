import { useLingui } from '@lingui/react/macro'
import { navItemsIn } from '#model/nav.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { LoginLink } from './account-links.tsx'
import { Hotline } from './hotline.tsx'
import { NavLink } from './nav-link.tsx'
import { useSection } from './use-section.ts'

/** The bar above the main one on wide screens: links for shareholders, applicants and customers. */
export function TopBar() {
  const { t } = useLingui()
  const isWithin = useSection()
  return (
    <div className="top-bar on-dark">
      <div className="shell-width">
        <Hotline />
        <nav aria-label={t`Liên kết nhanh`}>
          <ul>
            {navItemsIn('top-bar').map((item) => (
              <li key={item.label.id} data-within={isWithin(item)}>
                <NavLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <LoginLink />
        <LanguageLinks />
      </div>
    </div>
  )
}
