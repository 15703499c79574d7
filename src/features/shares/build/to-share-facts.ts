import { capitalOn, listingOn, parValue, toIssuedShares } from '#features/company/capital-and-listing.ts'
import type { ProfileFacts } from '#features/company/collections/profile.ts'
import type { ShareFacts } from '../payload.ts'

/** Facts about the share from the profile of the firm; null before the first listing. */
export function toShareFacts(facts: ProfileFacts, today: string): ShareFacts | null {
  const { listing, charterCapital, treasuryShares, sample } = facts
  const state = listingOn(listing, today)
  const capital = capitalOn(charterCapital, today)
  const [first] = listing?.exchanges ?? []
  if (!listing || !state || !capital || !first) return null
  const issued = toIssuedShares(capital)
  return {
    ticker: listing.ticker,
    since: first.from,
    listing: state,
    checkedOn: listing.checkedOn,
    par: String(parValue),
    issued: String(issued),
    treasury: treasuryShares,
    outstanding: String(issued - BigInt(treasuryShares)),
    charterCapital: { amount: capital.amount, since: capital.since },
    sample,
  }
}
