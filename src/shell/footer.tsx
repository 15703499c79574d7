import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { footerGroups, navTree } from '#model/nav.ts'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { toTrustedHtml } from '#ui/trusted-html.ts'
import { FirmFacts } from './firm-facts.tsx'
import { FrameHtmlContext } from './frame-html.ts'
import { NavLink } from './nav/nav-link.tsx'
import { NavTree } from './nav/nav-tree.tsx'

/** The map of the site, which works without script, who answers for it, and the legal disclaimer. */
export function Footer() {
  const { t, i18n } = useLingui()
  const known = use(FrameHtmlContext)
  const attributes = { 'data-frame': true, className: 'site-footer on-dark' }
  if (known) return <footer {...attributes} dangerouslySetInnerHTML={toTrustedHtml(known.footer)} />
  return (
    <footer {...attributes}>
      <div className="shell-width">
        <Link to="/trang-chu" aria-label={t`SHS – Trang chủ`} className="logo-link">
          <Logo className="h-9 w-auto" />
        </Link>
        <nav aria-label={t`Sơ đồ trang`}>
          <ul>
            {navTree.map(
              (item) =>
                item.children && (
                  <li key={item.label.id}>
                    <NavLink item={item} />
                    <NavTree items={item.children} depth={1} />
                  </li>
                ),
            )}
            {footerGroups.map(({ label, items }) => (
              <li key={label.id}>
                <p>{i18n._(label)}</p>
                <NavTree items={items} depth={1} />
              </li>
            ))}
          </ul>
        </nav>
        <FirmFacts />
        <p className="disclaimer">
          <Trans>
            Thông tin trên trang này chỉ nhằm mục đích cung cấp thông tin, không phải lời khuyên đầu tư hay lời chào
            mua, chào bán chứng khoán. Đầu tư chứng khoán có rủi ro; nhà đầu tư cần tự cân nhắc trước khi quyết định.
          </Trans>
        </p>
      </div>
    </footer>
  )
}
