import type { ProfileFacts } from '#features/company/collections/profile.ts'
import type { ShareFacts } from '../payload.ts'

/** What the page about the share takes from the profile of the firm. */
export function toShareFacts({ listing, charterCapital, shares, sample }: ProfileFacts): ShareFacts {
  const { ticker, exchange, since } = listing
  const { par, issued, treasury } = shares
  const { amount, asOf } = charterCapital
  const outstanding = String(BigInt(issued) - BigInt(treasury))
  return { ticker, exchange, since, par, issued, treasury, outstanding, charterCapital: { amount, asOf }, sample }
}
