import type { AttachmentKind } from '#engine/model/entries/attachments-field.ts'
import type { ItemDocuments } from '#engine/model/entries/attachments.ts'
import type { Entries } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toItemDocuments } from '#engine/render/payload/to-item-documents.ts'
import { linkToRelated } from '#engine/render/payload/to-links.ts'
import type { QuarterDocuments } from '../payload.ts'
import { toQuarterFile } from './to-quarter-files.ts'
import type { FinancialSeries, PeriodFigures, Report } from './to-series.ts'
import { toPeriodSource } from './to-table.ts'

/** The report of a quarter with its documents, the firm's explanation, and the file of its figures. */
export function toQuarterDocuments(
  series: FinancialSeries,
  one: PeriodFigures,
  context: PayloadContext,
): QuarterDocuments {
  const { report } = one
  const documents = report && findDocuments(report, 'bao-cao')
  const explanation = report && findExplanation(report, context.content.entries, context)
  const { url, bytes } = toQuarterFile(series, one, context)
  return {
    report: toPeriodSource(report, context.locale),
    ...(documents && { documents }),
    ...(explanation && { explanation }),
    file: { href: url, format: 'csv', bytes: bytes.length },
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
): QuarterDocuments['explanation'] {
  const documents = findDocuments(report, 'giai-trinh')
  if (documents) return { documents }
  const { explainedIn } = report.facts
  if (explainedIn === undefined) return undefined
  const disclosure = disclosures.find(({ slug }) => slug === explainedIn)
  return disclosure?.isListed === false ? undefined : { link: linkToRelated(disclosure, locale) }
}
