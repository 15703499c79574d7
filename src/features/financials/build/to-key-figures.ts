import { toHref } from '#model/urls/href.ts'
import type { PayloadContext } from '#publish/payload/payload-context.ts'
import { linkTo } from '#publish/payload/to-links.ts'
import { metrics, ratios, type Metric } from '../financial-metrics.ts'
import type { KeyFigures } from '../payload.ts'
import { toRatio } from './to-ratio.ts'
import { toCurrent, toSeries } from './to-series.ts'
import { findYear, toSource } from './to-table.ts'

const keyMetrics = ['operatingRevenue', 'profitAfterTax', 'totalAssets', 'equity'] as const satisfies readonly Metric[]

/** The main figures of the newest year on the first basis; null if no year has been reported. */
export function toKeyFigures(context: PayloadContext): KeyFigures | null {
  const { content, locale, translate } = context
  const [series] = toSeries(content)
  const year = series?.periods.findLast(({ period }) => period === 'FY')
  if (!series || !year) return null
  const returnOnEquity = toRatio('returnOnEquity', { ...year, opening: findYear(series, year.fiscalYear - 1)?.figures })
  const { name, unit } = ratios.returnOnEquity
  return {
    fiscalYear: year.fiscalYear,
    basis: series.basis,
    unit: series.unit,
    sample: series.entries.some(({ facts }) => facts.sample),
    figures: [
      ...keyMetrics.flatMap((metric) => {
        const value = toCurrent(year.figures, metric)
        return value === undefined ? [] : [{ label: translate(metrics[metric].name), value }]
      }),
      ...(returnOnEquity === undefined ? [] : [{ label: translate(name), value: returnOnEquity, unit }]),
    ],
    source: toSource(year.report, locale),
    all: linkTo(context, toHref('/quan-he-co-dong/du-lieu')),
  }
}
