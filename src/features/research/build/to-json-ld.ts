import type { NewsArticleLeaf, ReportLeaf } from 'schema-dts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toEncodings } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import { toWork } from '#engine/render/json-ld/to-work.ts'
import type { CommentaryPayload, ReportPayload } from '../payload.ts'

/** A report with its analysts. */
export function toReportJsonLd(page: ReportPayload, context: JsonLdContext): ReportLeaf[] {
  const { facts, issuer } = page
  return [
    {
      '@type': 'Report',
      ...toWork(page, context),
      dateCreated: facts.reportDate,
      author: facts.analysts.map((analyst) => ({ '@type': 'Person', name: analyst[page.locale] })),
      ...(issuer && { about: { '@type': 'Corporation', name: issuer.name, tickerSymbol: issuer.ticker } }),
      ...toEncodings(page, context),
    },
  ]
}

/** A commentary on a trading session, whose author is the firm. */
export function toCommentaryJsonLd(page: CommentaryPayload, context: JsonLdContext): NewsArticleLeaf[] {
  const work = toWork(page, context)
  const { sessionDate } = page.facts
  return [{ '@type': 'NewsArticle', ...work, author: toPublisher(context), temporalCoverage: sessionDate }]
}
