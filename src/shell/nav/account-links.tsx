import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { HrefLink } from '#ui/link.tsx'

/** Leads to where an account is opened; where the settings name no address, to the page whose first step it is, if the firm has one. */
export function AccountLink() {
  const { account } = useRouteContext({ from: '__root__' }).config.platforms
  const className = 'button button-first account-link'
  const label = <Trans>Mở tài khoản</Trans>
  if (account === undefined) {
    if (isLeftOut('/landing')) return null
    return (
      <HrefLink href={toHref('/landing')} className={className}>
        {label}
      </HrefLink>
    )
  }
  return (
    <a href={account} rel="noopener noreferrer" className={className}>
      {label}
    </a>
  )
}

/** Leads to the trading platform, if the settings name its address. */
export function LoginLink() {
  const { login } = useRouteContext({ from: '__root__' }).config.platforms
  if (login === undefined) return null
  return (
    <a href={login} rel="noopener noreferrer" className="login-link">
      <Trans>Đăng nhập</Trans>
    </a>
  )
}
