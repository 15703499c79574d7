import type { Entry } from '#features/content.ts'
import { pickText, toTextLocale } from '#model/entries/translated.ts'
import type { Locale } from '#model/locale/locale.ts'
import type { EntryInput } from '#publish/payload/entry-input.ts'
import { toEntryPayloadWith } from '#publish/payload/to-entry-payload.ts'
import type { ReportIssuer, ReportPayload } from '../payload.ts'

/** A report; one on a company with that company. */
export function toReportPayload(input: EntryInput<'reports'>): ReportPayload {
  const { content, locale } = input.context
  const { facts } = input.entry
  const issuer =
    facts.type === 'cong-ty' ? content.entries.issuers.find(({ slug }) => slug === facts.issuer) : undefined
  return toEntryPayloadWith(input, { issuer: issuer ? toReportIssuer(issuer, locale) : null })
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
