import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'
import './contact-links.css'

export function PhoneLink({ number }: { number: string }) {
  const locale = useLocale()
  return (
    <a href={`tel:${number}`} className="contact-link">
      {formatPhone(locale, number)}
    </a>
  )
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="contact-link">
      {address}
    </a>
  )
}
