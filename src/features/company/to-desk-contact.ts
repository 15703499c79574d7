import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { DeskContact } from '#engine/model/payload.ts'
import type { ProfileFacts } from './collections/profile.ts'

/** A desk in one language. */
export function toDeskContact(
  { name, phone, email, hours }: ProfileFacts['desks'][number],
  locale: Locale,
): DeskContact {
  return { name: pickText(name, locale), phone, email, ...(hours && { hours: pickText(hours, locale) }) }
}
