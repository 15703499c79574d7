import { toRoundedProduct } from '#lib/numbers/decimal.ts'
import type { Rate } from './compute-fee.ts'

/** The rate on what is not repaid in time, to two decimals: 150 percent of 12.5 → 18.75. */
export function toOverdueRate<Own extends Rate>(rate: Own, percentOfRate: string): Own {
  const times = (value: string) => toRoundedProduct([value, percentOfRate], 100n, 2)
  const other = rate.type === 'percent' ? { percent: times(rate.percent) } : { amount: times(rate.amount) }
  // Minimum and maximum are those of the interest in term.
  return { ...rate, ...other, min: undefined, max: undefined }
}
