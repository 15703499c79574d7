import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { siteName } from '#brand'
import { toNavKey } from '#engine/model/menus/nav-item.ts'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { toTrustedHtml } from '#ui/trusted-html.ts'
import { FirmFacts } from './firm-facts.tsx'
import { FrameHtmlContext } from './frame-html.ts'
import { NavGroup } from './nav/nav-group.tsx'
import { toColumns } from './nav/to-columns.ts'
import { useNavText } from './nav/use-nav-text.ts'
import { MenusContext, useNavTree } from './nav/use-nav-tree.ts'
import { SchemeSwitch } from './scheme/scheme-switch.tsx'

/**
 * The map of the site with all its pages, who answers for it, and the legal disclaimer. On a phone the pages of a section are
 * folded; from a tablet on they are open by styles alone. Both work without script.
 */
export function Footer() {
  const { t } = useLingui()
  const known = use(FrameHtmlContext)
  const columns = toColumns(useNavTree())
  const toText = useNavText()
  const notice = use(MenusContext).disclaimer
  const disclaimer = notice && toText(notice)
  const attributes = { 'data-frame': true, className: 'site-footer ground-ink' }
  if (known) return <footer {...attributes} dangerouslySetInnerHTML={toTrustedHtml(known.footer)} />
  return (
    <footer {...attributes}>
      <div className="shell-width">
        <Link to="/trang-chu" aria-label={t`${siteName} – Trang chủ`} className="logo-link">
          <Logo className="h-9 w-auto" />
        </Link>
        <nav aria-label={t`Sơ đồ trang`}>
          <div className="nav-columns">
            {columns.map(({ items, isWide }) => (
              <ul key={items.map(toNavKey).join()} className={isWide ? 'nav-column-wide' : undefined}>
                {items.map((item) => (
                  <li key={toNavKey(item)}>
                    <NavGroup item={item} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </nav>
        <FirmFacts />
        <SchemeSwitch />
        {disclaimer && (
          <p className="disclaimer" lang={disclaimer.lang}>
            {disclaimer.text}
          </p>
        )}
      </div>
    </footer>
  )
}
