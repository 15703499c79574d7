import { useLingui } from '@lingui/react/macro'
import { formatPhone } from '#i18n/format-phone.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { Fact } from '#ui/facts.tsx'
import type { ProfileFacts } from './collections/profile.ts'

type Contact = ProfileFacts['contact']

/** The registered office of the company, its telephone number and its email address. */
export function useContactFacts({ address, phone, email }: Contact): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { label: t`Trụ sở chính`, value: formatAddress(address, locale) },
    { label: t`Điện thoại`, value: <PhoneLink number={phone} /> },
    { label: t`Thư điện tử`, value: <EmailLink address={email} /> },
  ]
}

export function formatAddress(address: Contact['address'], locale: Locale): string {
  const { street, ward, province } = address[locale]
  return [street, ward, province].filter((part) => part !== undefined).join(', ')
}

export function PhoneLink({ number }: { number: string }) {
  const locale = useLocale()
  return (
    <a href={`tel:${number}`} className="link">
      {formatPhone(locale, number)}
    </a>
  )
}

export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="link">
      {address}
    </a>
  )
}
