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
  return before === undefined || value === undefined ? null : toChange(before, value)
}

/** A figure against an earlier one. */
export function toChange(before: string, value: string): YearChange {
  const isComparable = [before, value].every((one) => isBelow('0', one))
  return { before, ...(isComparable && { percent: toPercentChange(before, value, 1) }) }
}

/** The quarters up to one, at most as many as `longest`, without those that no report covers: they are gaps. */
export function toCourse(
  quarters: readonly PeriodFigures[],
  latest: PeriodFigures,
  longest: number,
): (PeriodFigures | undefined)[] {
  const last = toQuarterNumber(latest)
  const first = Math.max(last - longest + 1, quarters[0] ? toQuarterNumber(quarters[0]) : last)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    quarters.find((one) => toQuarterNumber(one) === first + index),
  )
}

/** The quarters that one is compared with. */
export interface Before {
  year: PeriodFigures | undefined
  quarter: PeriodFigures | undefined
}

export function findBefore(series: FinancialSeries, one: PeriodFigures): Before {
  const place = toQuarterNumber(one)
  const find = (number: number) => toQuarters(series).find((each) => toQuarterNumber(each) === number)
  return { year: find(place - 4), quarter: find(place - 1) }
}
