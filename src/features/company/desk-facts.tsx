import { useLocale } from '#i18n/use-locale.ts'
import { Facts } from '#ui/facts.tsx'
import type { Desk } from './collections/profile.ts'
import { EmailLink, PhoneLink } from './contact-facts.tsx'

/** Who answers which visitors: each desk with its number, its address, and its hours where they are its own. */
export function DeskFacts({ desks }: { desks: readonly Desk[] }) {
  const locale = useLocale()
  const facts = desks.map(({ name, phone, email, hours }) => ({
    label: name[locale],
    value: (
      <>
        <div>
          <PhoneLink number={phone} />
        </div>
        <div>
          <EmailLink address={email} />
        </div>
        {hours && <div>{hours[locale]}</div>}
      </>
    ),
  }))
  return <Facts facts={facts} />
}
