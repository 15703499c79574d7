import type { Rating } from '#features/research/collections/vocabulary.ts'
import { isBelow, isSameDecimal } from '#lib/numbers/decimal.ts'
import { ascending } from '#lib/order.ts'
import type { RecordState } from '../payload.ts'

/** A target price, and the close that it was compared with, where it is known. */
export interface Target {
  date: string
  rating: Rating
  target: string
  price: string | null
}

/** A close that a later report states. */
export interface KnownPrice {
  price: string
  date: string
}

export interface TargetOutcome<Price extends KnownPrice> {
  state: RecordState
  /** The last day of the twelve months. */
  until: string
  /** The close that reached the target, else the latest within the twelve months; null without any. */
  known: Price | null
}

/**
 * Tells if a share reached its target price within twelve months, by the closes that the site knows. The page states these rules.
 * @param prices closes of the share, in any order
 * @param today the day of the build
 */
export function toTargetOutcome<Price extends KnownPrice>(
  target: Target,
  prices: readonly Price[],
  today: string,
): TargetOutcome<Price> {
  const until = toYearLater(target.date)
  const within = prices
    .filter(({ date }) => date > target.date && date <= until)
    .toSorted((a, b) => ascending(a.date, b.date))
  const reached = within.find(({ price }) => isReached(target, price))
  if (reached) return { state: 'hit', until, known: reached }
  const known = within.at(-1) ?? null
  if (today <= until) return { state: 'open', until, known }
  const isComparable = known !== null && toDirection(target) !== undefined
  return { state: isComparable ? 'miss' : 'unknown', until, known }
}

function isReached(target: Target, price: string): boolean {
  if (isSameDecimal(price, target.target)) return true
  const direction = toDirection(target)
  return direction === 'up' ? isBelow(target.target, price) : direction === 'down' && isBelow(price, target.target)
}

/** Where the target lies from the close of its day; where that is not known, by the rating. `hold` alone does not say. */
function toDirection({ price, target, rating }: Target): 'up' | 'down' | undefined {
  if (price !== null) return isBelow(target, price) ? 'down' : 'up'
  if (rating === 'nam-giu') return undefined
  return rating === 'mua' ? 'up' : 'down'
}

/** The same day of the next year; of 29 February the 28th. */
function toYearLater(date: string): string {
  const later = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return later.endsWith('-02-29') ? later.replace('-29', '-28') : later
}
