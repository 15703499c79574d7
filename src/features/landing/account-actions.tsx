import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { Link } from '#ui/link.tsx'

/** The addresses of the firm's systems for clients that the settings name. */
export function usePlatforms() {
  return useRouteContext({ from: '__root__' }).config.platforms
}

/** Leads to where an account is opened; where the settings name no address, to the page whose first step it is, if the firm has one. */
export function AccountAction({ className = 'button button-first' }: { className?: string }) {
  const { account } = usePlatforms()
  if (account !== undefined) {
    return (
      <a href={account} rel="noopener noreferrer" className={className}>
        <Trans>Mở tài khoản</Trans>
      </a>
    )
  }
  if (isLeftOut('/landing')) return null
  return (
    <Link to="/landing" className={className}>
      <Trans>Mở tài khoản</Trans>
    </Link>
  )
}

/** Links to the trading platform and to the app, those of them that the settings name. */
export function PlatformActions() {
  const { t } = useLingui()
  const { login, appStore, googlePlay } = usePlatforms()
  const links = [
    { href: login, label: t`Đăng nhập` },
    { href: appStore, label: t`Ứng dụng trên App Store` },
    { href: googlePlay, label: t`Ứng dụng trên Google Play` },
  ]
  return links.map(
    ({ href, label }) =>
      href !== undefined && (
        <a key={label} href={href} rel="noopener noreferrer" className="button">
          {label}
        </a>
      ),
  )
}
