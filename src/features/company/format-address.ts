import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { ProfileFacts } from './collections/profile.ts'

/** An address on one line. */
export function formatAddress(address: ProfileFacts['contact']['address'], locale: Locale): string {
  const { street, ward, province } = pickText(address, locale)
  return [street, ward, province].filter((part) => part !== undefined).join(', ')
}
