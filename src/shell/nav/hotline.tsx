import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** The telephone number of the firm, from its profile. */
export function Hotline() {
  const locale = useLocale()
  const { firm } = useRouteContext({ from: '__root__' }).config
  if (!firm) return null
  return (
    <a href={`tel:${firm.phone}`} className="hotline">
      <Trans>Tổng đài {formatPhone(locale, firm.phone)}</Trans>
    </a>
  )
}
