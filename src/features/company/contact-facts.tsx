import { useLingui } from '@lingui/react/macro'
import { EmailLink, PhoneLink } from '#features/layout/contact-links.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import type { ProfileFacts } from './collections/profile.ts'
import { formatAddress } from './format-address.ts'

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
