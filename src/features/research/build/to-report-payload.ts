import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { OtherReport, ReportIssuer, ReportPayload } from '../payload.ts'
import { toReportsOn } from './reports-by-issuer.ts'

/** A report; one on a company with that company, and the other reports on it. */
export function toReportPayload(input: EntryInput<'reports'>): ReportPayload {
  const { entry, context } = input
  const issuer = findIssuer(entry, context)
  return toEntryPayloadWith(input, {
    issuer: issuer ? toReportIssuer(issuer, context.locale) : null,
    others: issuer ? toOthers(entry, issuer.slug, context) : [],
  })
}

function toOthers({ slug }: Entry<'reports'>, issuer: string, context: PayloadContext): OtherReport[] {
  return toReportsOn(context, issuer).flatMap((report): OtherReport[] => {
    const { facts } = report
    if (report.slug === slug || facts.type !== 'cong-ty') return []
    return [{ link: linkToEntry(report, context.locale), reportDate: facts.reportDate, rating: facts.rating }]
  })
}

/** The company of a report; undefined if it is not on one. */
export function findIssuer({ facts }: Entry<'reports'>, { content }: Pick<PayloadContext, 'content'>) {
  return facts.type === 'cong-ty' ? content.entries.issuers.find(({ slug }) => slug === facts.issuer) : undefined
}

/** A listed company, as pages on it name it. */
export function toReportIssuer({ slug, facts, texts }: Entry<'issuers'>, locale: Locale): ReportIssuer {
  const lang = toTextLocale(texts, locale)
  return {
    name: pickText(texts, locale).title,
    lang: lang === locale ? undefined : lang,
    ticker: facts.ticker ?? slug.toUpperCase(), // `checkIssuers` ensures that it has one
    exchange: facts.exchange,
  }
}
