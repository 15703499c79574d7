import type { DataContext } from '#engine/model/content/data-set.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { localeParam, sourceLocale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import { metricNames, metrics, ratioNames, ratios } from '../financial-metrics.ts'
import type { Basis, FinancialPeriod, FinancialSeries, PeriodFigures, Version } from './to-series.ts'
import { toRatioOf } from './to-table.ts'

/** A figure in the downloads, with its report. */
export interface DataPoint {
  metric: string
  label: string
  fiscalYear: number
  period: FinancialPeriod['period']
  basis: Basis
  value: string
  unit: string
  currency: string | null
  /** reported: as first reported; restated: from a later report; computed: from other figures, by `formula`. */
  kind: 'reported' | 'restated' | 'computed'
  /** Null for a report that was taken down, too. */
  sourceReport: string | null
  publishedAt: string | null
  /** The figures in earlier reports, oldest first. */
  earlier: { value: string; sourceReport: string | null; publishedAt: string | null; reason: string | null }[]
  /** Why it was restated. */
  reason: string | null
  formula: string | null
}

/** Every figure of a basis, by period, then in the order of the tables. */
export function toDataPoints(series: FinancialSeries, context: DataContext): DataPoint[] {
  const { locale, origin, translate } = context
  const toSource = ({ report, value }: Version) => {
    if (!report) return { value, sourceReport: null, publishedAt: null }
    const url = new URL(toEntryAddress(report).href, origin)
    if (locale !== sourceLocale) url.searchParams.set(localeParam, locale)
    return { value, sourceReport: url.href, publishedAt: report.facts.publishedAt }
  }
  return series.periods.flatMap((one) => {
    const time = { fiscalYear: one.fiscalYear, period: one.period, basis: series.basis }
    const reported = metricNames.flatMap((metric): DataPoint[] => {
      const versions = one.figures.get(metric)
      if (!versions) return []
      const [first, ...later] = versions
      const last: Version = later.at(-1) ?? first
      return [
        {
          metric,
          label: translate(metrics[metric].name),
          ...time,
          unit: series.unit,
          currency: series.currency,
          kind: later.length > 0 ? 'restated' : 'reported',
          ...toSource(last),
          earlier: versions.slice(0, -1).map((one) => ({ ...toSource(one), reason: one.reason?.[locale] ?? null })),
          reason: last.reason?.[locale] ?? null,
          formula: null,
        },
      ]
    })
    return [...reported, ...toComputed(series, one, { time, translate })]
  })
}

function toComputed(
  series: FinancialSeries,
  one: PeriodFigures,
  { time, translate }: { time: Pick<DataPoint, 'fiscalYear' | 'period' | 'basis'>; translate: Translate },
): DataPoint[] {
  return ratioNames.flatMap((ratio): DataPoint[] => {
    const value = toRatioOf(series, one, ratio)
    if (value === undefined) return []
    return [
      {
        metric: ratio,
        label: translate(ratios[ratio].name),
        ...time,
        value,
        unit: ratios[ratio].unit,
        currency: null,
        kind: 'computed',
        sourceReport: null,
        publishedAt: null,
        earlier: [],
        reason: null,
        formula: translate(ratios[ratio].formula),
      },
    ]
  })
}
