import type { Content } from '#engine/model/entries/content.ts'
import { toRoundedProduct } from '#lib/numbers/decimal.ts'
import { capitalOn, parValue } from '../capital-and-listing.ts'

/** A number of shares in percent of all on a day, those that make up the charter capital; undefined where that is not known. */
export function toShareOfAll({ entries }: Pick<Content, 'entries'>, count: string, day: string): string | undefined {
  const profile = entries.profile.find(({ isListed }) => isListed)
  const capital = capitalOn(profile?.facts.charterCapital ?? [], day)
  return capital && toRoundedProduct([count, String(parValue), '100'], BigInt(capital.amount), 2)
}
