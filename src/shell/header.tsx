import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { siteName } from '#brand'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { toTrustedHtml } from '#ui/trusted-html.ts'
import { FrameHtmlContext } from './frame-html.ts'
import { LanguageLinks } from './language/language-links.tsx'
import { AccountLink, LoginLink } from './nav/account-links.tsx'
import { MainNav } from './nav/main-nav.tsx'
import { MobileMenu } from './nav/mobile-menu.tsx'
import { TopBar } from './nav/top-bar.tsx'
import { SearchLink } from './search/search-link.tsx'
import type { Frame } from './use-frame.ts'

export function Header({ frame }: { frame: Frame }) {
  const { t } = useLingui()
  const known = use(FrameHtmlContext)
  const { menus } = useRouteContext({ from: '__root__' }).config
  const isBare = frame === 'bare'
  if (known && !isBare)
    return <header data-frame={frame} data-menus={menus?.url} dangerouslySetInnerHTML={toTrustedHtml(known.header)} />
  return (
    // Keyed like `main` in site-document.tsx: another frame replaces the element.
    <header key={frame} data-frame={frame} data-menus={menus?.url}>
      {!isBare && <TopBar />}
      <div className={isBare ? 'bare-bar ground-ink' : 'main-bar'}>
        <div className="shell-width">
          <Link to="/trang-chu" aria-label={t`${siteName} – Trang chủ`} className="logo-link">
            <Logo className="h-9 w-auto" />
          </Link>
          {!isBare && <MainNav />}
          <SearchLink />
          {!isBare && (
            <>
              <LoginLink />
              <AccountLink />
            </>
          )}
          <LanguageLinks />
          {!isBare && <MobileMenu />}
        </div>
      </div>
    </header>
  )
}
