import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatPhone } from '#i18n/format-phone.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Hotline } from './nav/hotline.tsx'

/** Who answers for the site: legal name, licence, address and how to reach the firm, from its profile. */
export function FirmFacts() {
  const locale = useLocale()
  const { firm, hasSampleNotice } = useRouteContext({ from: '__root__' }).config
  if (!firm) return null
  const { licence, email, lockPhone, texts, sample } = firm
  const { name, address, issuer } = texts[locale]
  const date = formatDate(locale, licence.date)
  return (
    <div className="firm-facts">
      <p>
        <strong>{name}</strong>
        <span>
          <Trans>
            Giấy phép thành lập và hoạt động số {licence.number}, {issuer} cấp ngày {date}
          </Trans>
        </span>
        <span>{address}</span>
        {sample && hasSampleNotice && (
          <span>
            <Trans>Tên, giấy phép và thông tin liên hệ ở đây là minh hoạ.</Trans>
          </span>
        )}
      </p>
      <ul>
        <li>
          <Hotline />
        </li>
        {lockPhone !== undefined && (
          <li>
            <a href={`tel:${lockPhone}`} className="hotline">
              <Trans>Khoá tài khoản khẩn cấp {formatPhone(locale, lockPhone)}</Trans>
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <a href="/.well-known/security.txt">
            <Trans>Báo lỗ hổng bảo mật</Trans>
          </a>
        </li>
      </ul>
    </div>
  )
}
