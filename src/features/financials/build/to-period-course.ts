import type { Content } from '#engine/model/entries/content.ts'
import { toQuarterNumber } from './quarters.ts'
import { toSeries, type PeriodFigures } from './to-series.ts'

/** Profits after tax up to a period, oldest first, as they were first reported. */
export interface PeriodCourse {
  unit: 'dong' | 'trieu-dong' | 'ty-dong'
  values: (string | null)[]
  /** How many of the last ones the period has: a half-year has two quarters. */
  own: number
}

export interface CoursePeriod {
  basis: 'rieng' | 'hop-nhat'
  fiscalYear: number
  period: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'H1' | 'FY'
}

/** Quarters up to the same one of the year before last but one, and years: as many as the grid of a cover has columns for. */
const longest = { quarters: 7, years: 4 }

/** The course of profit that ends with a period; undefined if the period has no figure. */
export function toPeriodCourse(
  content: Pick<Content, 'entries'>,
  { basis, fiscalYear, period }: CoursePeriod,
): PeriodCourse | undefined {
  const series = toSeries(content).find((one) => one.basis === basis)
  if (!series) return undefined
  const { unit, periods } = series
  if (period === 'FY') {
    const years = periods.filter((one) => one.period === 'FY' && one.fiscalYear <= fiscalYear).slice(-longest.years)
    if (years.at(-1)?.fiscalYear !== fiscalYear) return undefined
    return { unit, values: years.map(toFirstProfit), own: 1 }
  }
  const last = toQuarterNumber({ fiscalYear, period: period === 'H1' ? 'Q2' : period })
  const quarters = new Map(
    periods.filter((one) => one.period !== 'FY').map((one) => [toQuarterNumber(one), toFirstProfit(one)]),
  )
  if ((quarters.get(last) ?? null) === null) return undefined
  const first = Math.max(Math.min(...quarters.keys()), last - longest.quarters + 1)
  const values = Array.from({ length: last - first + 1 }, (_, index) => quarters.get(first + index) ?? null)
  return { unit, values, own: period === 'H1' ? Math.min(2, values.length) : 1 }
}

/** The profit as it was first reported: a cover does not change with later reports. */
function toFirstProfit({ figures }: PeriodFigures): string | null {
  return figures.get('profitAfterTax')?.at(0)?.value ?? null
}
