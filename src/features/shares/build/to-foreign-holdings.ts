import type { Content } from '#engine/model/entries/content.ts'
import { capitalOn, parValue, toIssuedShares } from '#features/company/capital-and-listing.ts'
import { toRoundedProduct } from '#lib/numbers/decimal.ts'
import type { ForeignStake } from '../payload.ts'

/** A stake, with the notice that states it. */
export interface ForeignHolding extends ForeignStake {
  notice: string | undefined
  publishedAt: string
  sample: boolean
}

/**
 * The holdings of foreign investors, newest first. What a notice states is left out while the site does not show the notice, and so are
 * days before the first charter capital that is known.
 */
export function toForeignHoldings({ entries }: Pick<Content, 'entries'>): ForeignHolding[] {
  const profile = entries.profile.find(({ isListed }) => isListed)
  if (!profile?.facts.foreignOwnership) return []
  const { charterCapital, foreignOwnership, publishedAt, sample } = profile.facts
  const { limitPercent, holdings } = foreignOwnership
  const notices = new Map(entries['share-management'].map(({ slug, facts }) => [slug, facts.publishedAt]))
  return holdings.toReversed().flatMap(({ asOf, shares, notice }): ForeignHolding[] => {
    const capital = capitalOn(charterCapital, asOf)
    const statedAt = notice === undefined ? publishedAt : notices.get(notice)
    if (!capital || statedAt === undefined) return []
    const percent = toRoundedProduct([shares, String(parValue), '100'], BigInt(capital.amount), 2)
    const room = toRoom(toIssuedShares(capital), limitPercent, shares)
    return [{ asOf, shares, percent, limitPercent, room, notice, publishedAt: statedAt, sample }]
  })
}

/** Whole shares below the limit, which a holding may also exceed. */
function toRoom(issued: bigint, limitPercent: string, held: string): string {
  const [whole = '', fraction = ''] = limitPercent.split('.')
  const most = (issued * BigInt(whole + fraction)) / (100n * 10n ** BigInt(fraction.length))
  const room = most - BigInt(held)
  return String(room > 0n ? room : 0n)
}
