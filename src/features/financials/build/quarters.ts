import { isBelow, toPercentChange } from '#lib/numbers/decimal.ts'
import type { Metric } from '../financial-metrics.ts'
import type { YearChange } from '../payload.ts'
import { toCurrent, type FinancialSeries, type PeriodFigures } from './to-series.ts'

/** The reported quarters of a basis, oldest first. */
export function toQuarters({ periods }: FinancialSeries): PeriodFigures[] {
  return periods.filter(({ period }) => period !== 'FY')
}

/** The place of a quarter in time: the next one has one more. */
export function toQuarterNumber({ fiscalYear, period }: Pick<PeriodFigures, 'fiscalYear' | 'period'>): number {
  return fiscalYear * 4 + Number(period.slice(1)) - 1
}

/** A figure against that of the same quarter a year before, from current figures; null if one of them is missing. */
export function toYearChange(
  { periods }: FinancialSeries,
  { fiscalYear, period, figures }: PeriodFigures,
  metric: Metric,
): YearChange | null {
  const former = periods.find((one) => one.fiscalYear === fiscalYear - 1 && one.period === period)
  const before = former && toCurrent(former.figures, metric)
  const value = toCurrent(figures, metric)
  if (before === undefined || value === undefined) return null
  const isComparable = [before, value].every((one) => isBelow('0', one))
  return { before, ...(isComparable && { percent: toPercentChange(before, value, 1) }) }
}
