import { exchangeMoves, exchanges, type ExchangeCode, type ExchangeMove } from '#brand/exchanges.ts'
import type { ProfileFacts } from './collections/profile.ts'

export type Capital = ProfileFacts['charterCapital'][number]

/** The par value of a share in đồng: Law on Securities 54/2019/QH14. */
export const parValue = 10_000n

/** The charter capital on a day; undefined on a day before the first amount that the profile has. */
export function capitalOn(amounts: ProfileFacts['charterCapital'], day: string): Capital | undefined {
  return amounts.findLast(({ since }) => since <= day)
}

/** The number of shares that make up an amount of charter capital. */
export function toIssuedShares({ amount }: Capital): bigint {
  return BigInt(amount) / parValue
}

/** Where the shares are traded on a day. */
export interface ListingState {
  exchange: ExchangeCode
  from: string
  /** How far the price may move in a session, in percent. */
  priceBand: string
  /** The move that has been announced. */
  next?: { exchange: ExchangeCode; from: string }
  /** A move that a circular orders, as long as its day has not been announced. */
  expected?: ExchangeMove
}

/** The exchange of a day; undefined on a day before the first listing, and for a firm that is not listed. */
export function listingOn(listing: ProfileFacts['listing'], day: string): ListingState | undefined {
  if (!listing) return undefined
  const present = listing.exchanges.findLast(({ from }) => from <= day)
  if (!present) return undefined
  const { exchange, from } = present
  const next = listing.exchanges.find((term) => term.from > day)
  const expected = next ? undefined : exchangeMoves.find((move) => move.from === exchange)
  return { exchange, from, priceBand: priceBandOf(exchange), ...(next && { next }), ...(expected && { expected }) }
}

function priceBandOf(exchange: ExchangeCode): string {
  return Object.values(exchanges).find(({ code }) => code === exchange)?.priceBand ?? ''
}
