import { Trans } from '@lingui/react/macro'
import PhoneIcon from 'virtual:icon/lucide/phone-call'
import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { PagePayload } from './payload.ts'
import './urgent-call.css'

interface UrgentCallProps {
  urgent: NonNullable<PagePayload['urgent']>
  /** The language of the steps. */
  lang: string
}

/** The number to call at once, in the whole width of a phone, and the first three steps. */
export function UrgentCall({ urgent: { title, steps, desk }, lang }: UrgentCallProps) {
  const locale = useLocale()
  return (
    <section className="urgent ground-ink" aria-labelledby="goi-ngay">
      <div className="shell-width">
        <h2 id="goi-ngay" lang={lang}>
          {title}
        </h2>
        <div className="urgent-call">
          <a href={`tel:${desk.phone}`} className="button button-first">
            <PhoneIcon />
            <span>
              <Trans>Gọi {formatPhone(locale, desk.phone)}</Trans>
            </span>
          </a>
          <p>
            {desk.name}
            {desk.hours !== undefined && ` · ${desk.hours}`}
          </p>
        </div>
        <ol lang={lang}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
