import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { QuarterResult, QuarterResults } from '../payload.ts'
import { toQuarters, toYearChange } from './quarters.ts'
import { isSample } from './to-latest-quarter.ts'
import { toQuarterDocuments } from './to-quarter-documents.ts'
import { toCurrent, type FinancialSeries } from './to-series.ts'

const shown = ['operatingRevenue', 'profitAfterTax', 'equity'] as const satisfies readonly Metric[]

/** The quarters of a basis with their documents, newest first; at most as many as `limit`. */
export function toQuarterResults(series: FinancialSeries, context: PayloadContext, limit = Infinity): QuarterResults {
  const { translate } = context
  const quarters = toQuarters(series).toReversed().slice(0, limit)
  return {
    basis: series.basis,
    unit: series.unit,
    sample: isSample(series),
    columns: shown.map((metric) => ({ metric, label: translate(metrics[metric].name) })),
    quarters: quarters.map((one): QuarterResult => {
      const { fiscalYear, period, figures } = one
      return {
        fiscalYear,
        period,
        ...toQuarterDocuments(series, one, context),
        figures: shown.map((metric) => {
          const value = toCurrent(figures, metric)
          return value === undefined ? null : { value, change: toYearChange(series, one, metric) }
        }),
      }
    }),
  }
}
