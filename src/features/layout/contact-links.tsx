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
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`} className="contact-link">
      {name}
      <wbr />@{host}
    </a>
  )
}
