import type { FirmFacts } from '#engine/model/config/page-config.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import { formatAddress } from '../format-address.ts'

/** Facts of the firm in header and footer; undefined while no profile is published. */
export function toFirmFacts({ entries }: Pick<Content, 'entries'>): FirmFacts | undefined {
  const profile = entries.profile.find(({ isListed }) => isListed)
  if (!profile) return undefined
  const { names, licence, contact, desks, sample } = profile.facts
  const lock = desks.find(({ desk }) => desk === 'khoa-tai-khoan')
  const { number, date, issuer } = licence
  return {
    sample,
    phone: contact.phone,
    ...(lock && { lockPhone: lock.phone }),
    email: contact.email,
    licence: { number, date },
    texts: mapLocales((locale) => ({
      name: pickText(names, locale),
      address: formatAddress(contact.address, locale),
      issuer: pickText(issuer, locale),
    })),
  }
}
