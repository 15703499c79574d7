import { toPercentChange } from '#lib/numbers/decimal.ts'
import { toHref } from '#model/urls/href.ts'
import type { BuildContext } from '#publish/payload/build-context.ts'
import { linkTo } from '#publish/payload/to-links.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { CourseLine, FinancialTime, QuarterCourse } from '../payload.ts'
import { toCurrent, toSeries, type PeriodFigures } from './to-series.ts'
import { toSource } from './to-table.ts'

const courseMetrics = ['operatingRevenue', 'profitAfterTax', 'equity'] as const satisfies readonly Metric[]

/** The reported quarters on the first basis, of the last four years at most; null without any. */
export function toQuarterCourse(context: BuildContext): QuarterCourse | null {
  const { content, locale, translate } = context
  const [series] = toSeries(content)
  const quarters = series?.periods.filter(({ period }) => period !== 'FY') ?? []
  const last = quarters.at(-1)
  if (!series || !last) return null
  const columns = toColumns(quarters[0] ?? last, last).slice(-16)
  const [from = last] = columns
  const find = ({ fiscalYear, period }: FinancialTime) =>
    quarters.find((one) => one.fiscalYear === fiscalYear && one.period === period)
  return {
    basis: series.basis,
    unit: series.unit,
    sample: series.entries.some(({ facts }) => facts.sample),
    from: { fiscalYear: from.fiscalYear, period: from.period },
    to: { fiscalYear: last.fiscalYear, period: last.period },
    lines: courseMetrics.flatMap((metric): CourseLine[] => {
      const latest = toFigure(metric, last)
      if (latest === undefined) return []
      const before = toFigure(metric, find({ fiscalYear: last.fiscalYear - 1, period: last.period }))
      return [
        {
          metric,
          label: translate(metrics[metric].name),
          values: columns.map((column) => toFigure(metric, find(column)) ?? null),
          latest,
          // A change from a loss, or from nothing, is no percentage.
          ...(before !== undefined && Number(before) > 0 && { change: toPercentChange(before, latest, 1) }),
        },
      ]
    }),
    source: toSource(last.report, locale),
    all: linkTo(context, toHref('/quan-he-co-dong/du-lieu')),
  }
}

function toFigure(metric: Metric, quarter: PeriodFigures | undefined): string | undefined {
  return quarter && toCurrent(quarter.figures, metric)
}

const quarterNames = ['Q1', 'Q2', 'Q3', 'Q4'] as const

/** Every quarter from one to another, so that one that was not reported is a gap. */
function toColumns(first: FinancialTime, last: FinancialTime): FinancialTime[] {
  const years = Array.from({ length: last.fiscalYear - first.fiscalYear + 1 }, (_, index) => first.fiscalYear + index)
  return years.flatMap((fiscalYear) =>
    quarterNames
      .filter(
        (period) =>
          (fiscalYear > first.fiscalYear || period >= first.period) &&
          (fiscalYear < last.fiscalYear || period <= last.period),
      )
      .map((period) => ({ fiscalYear, period })),
  )
}
