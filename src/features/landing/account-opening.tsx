import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Link } from '#ui/link.tsx'
import { AccountAction, PlatformActions, usePlatforms } from './account-actions.tsx'
import './account-opening.css'

/**
 * Where an account is opened: the address and the app that the settings name. Where they name none, the page says so, and whom
 * to call.
 */
export function AccountOpening() {
  const locale = useLocale()
  const { account, appStore, googlePlay } = usePlatforms()
  const { firm } = useRouteContext({ from: '__root__' }).config
  if (account !== undefined || appStore !== undefined || googlePlay !== undefined) {
    return (
      <p className="account-ways">
        {account !== undefined && <AccountAction />}
        <PlatformActions />
      </p>
    )
  }
  return (
    <>
      <p className="account-unsaid">
        <Trans>
          Đường dẫn mở tài khoản trực tuyến chưa được công bố trên trang này. Quý khách gọi tổng đài để nhận đường dẫn,
          hoặc mở tài khoản tại điểm giao dịch.
        </Trans>
      </p>
      <p className="account-ways">
        {firm && (
          <a href={`tel:${firm.phone}`} className="button button-first">
            <Trans>Gọi tổng đài {formatPhone(locale, firm.phone)}</Trans>
          </a>
        )}
        <Link to="/ho-tro/lien-he" className="button">
          <Trans>Địa chỉ và giờ làm việc</Trans>
        </Link>
      </p>
    </>
  )
}
