import type { FinancialSet, FinancialYear, KeyFigures } from '../payload.ts'
import { metrics, ratios, type Metric } from '../financial-metrics.ts'
import { toHref } from '#model/urls/href.ts'
import { sourceLocale } from '#model/locale.ts'
import { toCharts } from './to-charts.ts'
import { toDataFiles } from './to-data-files.ts'
import { toRatio } from './to-ratio.ts'
import { toCurrent, toSeries, type FinancialSeries } from './to-series.ts'
import { findYear, toSource, toTable } from './to-table.ts'
import { linkTo } from '#publish/payload/to-links.ts'
import type { PayloadContext } from '#publish/pages/to-payloads.ts'

/** The figures of each basis, as tables, charts and files. */
export function toFinancialSets({ content, locale, origin }: PayloadContext): FinancialSet[] {
  const files = toDataFiles(content, locale, origin)
  return toSeries(content).map((series) => {
    const { basis, unit, entries, periods } = series
    return {
      basis,
      unit,
      sample: entries.some(({ facts }) => facts.sample),
      charts: toCharts(series, locale),
      yearly: toTable({
        id: `${basis}-nam`,
        periods: periods.filter(({ period }) => period === 'FY'),
        series,
        locale,
      }),
      years: toYears(series, locale),
      downloads: files
        .filter((one) => one.basis === basis)
        .map(({ format, file }) => ({ href: file.url, format, bytes: file.bytes.length })),
    }
  })
}

function toYears(series: FinancialSeries, locale: PayloadContext['locale']): FinancialYear[] {
  const reported = series.entries.filter(({ facts }) => facts.periods.some(({ period }) => period !== 'FY'))
  return reported.toReversed().map(({ slug, facts, texts }) => ({
    slug,
    fiscalYear: facts.fiscalYear,
    textLocale: texts[locale] ? locale : sourceLocale,
    html: (texts[locale] ?? texts.vi).html,
    table: toTable({
      id: `${slug}-quy`,
      periods: series.periods.filter(({ fiscalYear, period }) => fiscalYear === facts.fiscalYear && period !== 'FY'),
      series,
      locale,
    }),
  }))
}

const keyMetrics = ['operatingRevenue', 'profitAfterTax', 'totalAssets', 'equity'] as const satisfies readonly Metric[]

/** The newest whole year of the first basis; null where none has been reported. */
export function toKeyFigures(context: PayloadContext): KeyFigures | null {
  const { content, locale } = context
  const [series] = toSeries(content)
  const year = series?.periods.findLast(({ period }) => period === 'FY')
  if (!series || !year) return null
  const returned = toRatio('returnOnEquity', { ...year, opening: findYear(series, year.fiscalYear - 1)?.figures })
  const { name, unit } = ratios.returnOnEquity
  return {
    fiscalYear: year.fiscalYear,
    basis: series.basis,
    unit: series.unit,
    sample: series.entries.some(({ facts }) => facts.sample),
    figures: [
      ...keyMetrics.flatMap((metric) => {
        const value = toCurrent(year.figures, metric)
        return value === undefined ? [] : [{ label: metrics[metric].name[locale], value }]
      }),
      ...(returned === undefined ? [] : [{ label: name[locale], value: returned, unit }]),
    ],
    source: toSource(year.report, locale),
    all: linkTo(context, toHref('/quan-he-co-dong/du-lieu')),
  }
}
