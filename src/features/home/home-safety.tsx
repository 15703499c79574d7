import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { siteName } from '#brand'
import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Link } from '#ui/link.tsx'

/** The first step where an account is in danger, and how to know the firm from who claims to be it. */
export function HomeSafety({ heading }: { heading: string | undefined }) {
  const locale = useLocale()
  const { firm } = useRouteContext({ from: '__root__' }).config
  const lock = firm?.lockPhone ?? firm?.phone
  return (
    <section className="home-safety ground-ink" aria-labelledby="an-toan">
      <div className="shell-width">
        <div>
          <h2 id="an-toan">{heading ?? <Trans comment="heading">Nghi ngờ bị lừa đảo hoặc lộ mật khẩu?</Trans>}</h2>
          <p>
            <Trans>
              Hãy khoá tài khoản trước rồi liên hệ. {siteName} không bao giờ yêu cầu mật khẩu hay mã OTP và không bao
              giờ nhận tiền vào tài khoản cá nhân.
            </Trans>
          </p>
        </div>
        <p>
          {lock !== undefined && (
            <a href={`tel:${lock}`} className="button button-first">
              <Trans>Gọi khoá tài khoản {formatPhone(locale, lock)}</Trans>
            </a>
          )}
          <Link to="/$" params={{ _splat: 'ho-tro/kenh-chinh-thuc' }} className="button">
            <Trans>Kênh chính thức của {siteName}</Trans>
          </Link>
        </p>
      </div>
    </section>
  )
}
