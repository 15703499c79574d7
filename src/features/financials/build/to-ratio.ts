import { addDecimals, divideDecimals, movePoint } from '#lib/numbers/decimal.ts'
import type { Metric, Ratio } from '../financial-metrics.ts'
import { toCurrent, type PeriodFigures } from './to-series.ts'

/** The figures that ratios are computed from: those of a period, and of the previous year. */
interface RatioSource {
  figures: PeriodFigures['figures']
  period: PeriodFigures['period']
  opening: PeriodFigures['figures'] | undefined
}

/** A ratio of current figures; undefined if one of them is missing. */
export function toRatio(ratio: Ratio, source: RatioSource): string | undefined {
  const { figures } = source
  const profit = toCurrent(figures, 'profitAfterTax')
  switch (ratio) {
    case 'returnOnEquity':
      return toReturn(profit, 'equity', source)
    case 'returnOnAssets':
      return toReturn(profit, 'totalAssets', source)
    case 'netMargin':
      return toPercent(profit, toCurrent(figures, 'operatingRevenue'))
    case 'debtToEquity':
      return divideGiven(toCurrent(figures, 'totalLiabilities'), toCurrent(figures, 'equity'), 2)
  }
}

/** Only for years: the return of a quarter cannot be compared with that of a year. */
function toReturn(profit: string | undefined, on: Metric, { figures, period, opening }: RatioSource) {
  if (period !== 'FY') return undefined
  const before = opening && toCurrent(opening, on)
  const after = toCurrent(figures, on)
  if (profit === undefined || before === undefined || after === undefined) return undefined
  // Twice the profit over the sum is the profit over the average, but without rounding the average.
  return toPercent(addDecimals([profit, profit]), addDecimals([before, after]))
}

function toPercent(part: string | undefined, whole: string | undefined): string | undefined {
  return divideGiven(part === undefined ? undefined : movePoint(part, 2), whole, 1)
}

function divideGiven(dividend: string | undefined, divisor: string | undefined, digits: number): string | undefined {
  if (dividend === undefined || divisor === undefined) return undefined
  return divideDecimals(dividend, divisor, digits)
}
