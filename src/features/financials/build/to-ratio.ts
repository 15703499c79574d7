import { addDecimals, divideDecimals, movePoint } from '#lib/numbers/decimal.ts'
import type { Metric, Ratio } from '../financial-metrics.ts'
import { toCurrent, type PeriodFigures } from './to-series.ts'

/** What ratios are computed from: a period, and for a year the one before it. */
interface RatioSource {
  figures: PeriodFigures['figures']
  period: PeriodFigures['period']
  opening: PeriodFigures['figures'] | undefined
}

/** Of the figures that hold; undefined where one of them is missing. */
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

/** A quarter's return is no year's: it is not shown, and not multiplied by four. */
function toReturn(profit: string | undefined, on: Metric, { figures, period, opening }: RatioSource) {
  if (period !== 'FY') return undefined
  const before = opening && toCurrent(opening, on)
  const after = toCurrent(figures, on)
  if (profit === undefined || before === undefined || after === undefined) return undefined
  // Twice the profit over the sum is the profit over the average, without a rounding between.
  return toPercent(addDecimals([profit, profit]), addDecimals([before, after]))
}

function toPercent(part: string | undefined, whole: string | undefined): string | undefined {
  return divideGiven(part === undefined ? undefined : movePoint(part, 2), whole, 1)
}

function divideGiven(dividend: string | undefined, divisor: string | undefined, digits: number): string | undefined {
  if (dividend === undefined || divisor === undefined) return undefined
  return divideDecimals(dividend, divisor, digits)
}
