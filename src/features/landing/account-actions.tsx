import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'

function usePlatforms() {
  return useRouteContext({ from: '__root__' }).config.platforms
}

interface ActionProps {
  className?: string
  /** Shown where the settings name no address for an account; a link to the first steps by default. */
  children?: ReactNode
}

/** Leads to where an account is opened. */
export function AccountAction({ className = 'button button-first', children }: ActionProps) {
  const { account } = usePlatforms()
  if (account !== undefined) {
    return (
      <a href={account} rel="noopener noreferrer" className={className}>
        <Trans>Mở tài khoản</Trans>
      </a>
    )
  }
  return (
    children ?? (
      <Link to="/landing" className={className}>
        <Trans>Mở tài khoản</Trans>
      </Link>
    )
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
