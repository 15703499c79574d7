import type { Dividend } from '../payload.ts'

/** Dividends, those marked that a buyer of today has a right to. */
export function markAhead(dividends: readonly Dividend[], today: string): Dividend[] {
  return dividends.map((dividend) => (today < dividend.exDate ? { ...dividend, isAhead: true } : dividend))
}
