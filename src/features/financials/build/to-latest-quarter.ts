import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { LatestQuarter } from '../payload.ts'
import { toCourse, toQuarters, toYearChange } from './quarters.ts'
import { toCurrent, toSeries, type FinancialSeries } from './to-series.ts'
import { toPeriodSource } from './to-table.ts'

/** Revenue and both profits of the quarter, and the equity at its end. */
const shown: readonly (readonly [Metric, Measure])[] = [
  ['operatingRevenue', 'revenue'],
  ['profitBeforeTax', 'profit-before-tax'],
  ['profitAfterTax', 'profit-after-tax'],
  ['equity', 'equity'],
]

/** Five years: more would be too narrow to tell apart. */
const longest = 20

type LatestContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

/** The main figures of the newest quarter on the first basis that has quarters; null if none has been reported. */
export function toLatestQuarter({ content, locale, translate }: LatestContext): LatestQuarter | null {
  const found = toSeries(content)
    .map((series) => ({ series, quarters: toQuarters(series) }))
    .find(({ quarters }) => quarters.length > 0)
  const latest = found?.quarters.at(-1)
  if (!found || !latest) return null
  const { series, quarters } = found
  const course = toCourse(quarters, latest, longest)
  const [first = latest] = course.filter((one) => one !== undefined)
  return {
    fiscalYear: latest.fiscalYear,
    period: latest.period,
    basis: series.basis,
    unit: series.unit,
    sample: isSample(series),
    source: toPeriodSource(latest.report, locale),
    since: { fiscalYear: first.fiscalYear, period: first.period },
    figures: shown.flatMap(([metric, measure]) => {
      const value = toCurrent(latest.figures, metric)
      if (value === undefined) return []
      return [
        {
          metric,
          label: translate(metrics[metric].name),
          measure,
          value,
          change: toYearChange(series, latest, metric),
          course: course.map((one) => (one && toCurrent(one.figures, metric)) ?? null),
        },
      ]
    }),
  }
}

export function isSample({ entries }: FinancialSeries): boolean {
  return entries.some(({ facts }) => facts.sample)
}
