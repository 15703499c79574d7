import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toDataFiles, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { FinancialDataPayload, FinancialDownload, FinancialSet, FinancialYear } from '../payload.ts'
import { figureSets } from './figure-sets.ts'
import { toCharts } from './to-charts.ts'
import { isSample } from './to-latest-quarter.ts'
import { toQuarterResults } from './to-quarter-results.ts'
import { toSeries, type Basis, type FinancialSeries } from './to-series.ts'
import { toTable } from './to-table.ts'

export function toFinancialDataPayload({ context, base, section }: PageInput): FinancialDataPayload {
  return { ...base, kind: 'financial-data', section, sets: toFinancialSets(context) }
}

/** The tables, charts and files of each basis. */
function toFinancialSets(context: PayloadContext): FinancialSet[] {
  const { content, locale, translate } = context
  return toSeries(content).map((series) => {
    const { basis, unit, periods } = series
    return {
      basis,
      unit,
      sample: isSample(series),
      results: toQuarterResults(series, context),
      charts: toCharts(series, translate),
      yearly: toTable({
        id: `${basis}-nam`,
        periods: periods.filter(({ period }) => period === 'FY'),
        series,
        locale,
        translate,
      }),
      years: toYears(series, context),
      downloads: toDownloads(basis, context),
    }
  })
}

function toDownloads(basis: Basis, context: PayloadContext): FinancialDownload[] {
  const { csv, json } = toDataFiles(figureSets[basis], context)
  return [
    { format: 'csv', ...toDownload(csv) },
    { format: 'json', ...toDownload(json) },
  ]
}

function toYears(series: FinancialSeries, { locale, translate }: PayloadContext): FinancialYear[] {
  const reported = series.entries.filter(({ facts }) => facts.periods.some(({ period }) => period !== 'FY'))
  return reported.toReversed().map(({ slug, facts, texts }) => ({
    slug,
    fiscalYear: facts.fiscalYear,
    textLocale: toTextLocale(texts, locale),
    html: pickText(texts, locale).html,
    table: toTable({
      id: `${slug}-quy`,
      periods: series.periods.filter(({ fiscalYear, period }) => fiscalYear === facts.fiscalYear && period !== 'FY'),
      series,
      locale,
      translate,
    }),
  }))
}
