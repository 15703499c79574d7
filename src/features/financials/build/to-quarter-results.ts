import type { AttachmentKind } from '#engine/model/entries/attachments-field.ts'
import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import type { Entries } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toItemDocuments } from '#engine/render/payload/to-item-documents.ts'
import { linkToRelated } from '#engine/render/payload/to-links.ts'
import { metrics, type Metric } from '../financial-metrics.ts'
import type { QuarterResult, QuarterResults } from '../payload.ts'
import { toQuarters, toYearChange } from './quarters.ts'
import { toQuarterFile } from './to-data-files.ts'
import { isSample } from './to-latest-quarter.ts'
import { toCurrent, type FinancialSeries, type Report } from './to-series.ts'
import { toPeriodSource } from './to-table.ts'

const shown = ['operatingRevenue', 'profitAfterTax', 'equity'] as const satisfies readonly Metric[]

/** The quarters of a basis with their documents, newest first; at most as many as `limit`. */
export function toQuarterResults(series: FinancialSeries, context: PayloadContext, limit = Infinity): QuarterResults {
  const { locale, translate, content } = context
  const quarters = toQuarters(series).toReversed().slice(0, limit)
  return {
    basis: series.basis,
    unit: series.unit,
    sample: isSample(series),
    columns: shown.map((metric) => ({ metric, label: translate(metrics[metric].name) })),
    quarters: quarters.map((one): QuarterResult => {
      const { fiscalYear, period, report, figures } = one
      const documents = report && findDocuments(report, 'bao-cao')
      const explanation = report && findExplanation(report, content.entries, context)
      const { url, bytes } = toQuarterFile(series, one, context)
      return {
        fiscalYear,
        period,
        report: toPeriodSource(report, locale),
        ...(documents && { documents }),
        ...(explanation && { explanation }),
        figures: shown.map((metric) => {
          const value = toCurrent(figures, metric)
          return value === undefined ? null : { value, change: toYearChange(series, one, metric) }
        }),
        file: { href: url, format: 'csv', bytes: bytes.length },
      }
    }),
  }
}

function findDocuments({ attachments }: Report, kind: AttachmentKind): ItemDocuments | undefined {
  const own = attachments.filter((one) => one.kind === kind)
  return own.length > 0 ? toItemDocuments(own) : undefined
}

/** The explanation attached to the report, or else the disclosure that it names. */
function findExplanation(
  report: Report,
  { disclosures }: Pick<Entries, 'disclosures'>,
  { locale }: Pick<PayloadContext, 'locale'>,
): QuarterResult['explanation'] {
  const documents = findDocuments(report, 'giai-trinh')
  if (documents) return { documents }
  const { explainedIn } = report.facts
  if (explainedIn === undefined) return undefined
  const disclosure = disclosures.find(({ slug }) => slug === explainedIn)
  return disclosure?.isListed === false ? undefined : { link: linkToRelated(disclosure, locale) }
}
