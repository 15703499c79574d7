import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { type Message, say } from '#lib/say/message.ts'

/**
 * A report on an issuer with which the firm has dealings states them: its conflicts are not `none`. Reports of other types
 * state them where their text names such an issuer by its ticker.
 */
export const checkConflicts = defineCheck('conflicts-of-interest', 'law', (context) => {
  for (const entry of context.checked.entries.reports) {
    const { facts } = entry
    if (facts.type === 'cong-ty') checkCompanyReport(entry, facts.issuer, context)
    else if (facts.conflicts === undefined) checkOtherReport(entry, context)
  }
})

type Report = Entry<'reports'>

function checkCompanyReport(entry: Report, issuer: string, context: CheckContext): void {
  if (entry.facts.conflicts !== 'none') return
  const reason = findDealing(issuer, entry.facts.reportDate, context)
  if (reason === undefined) return
  const message = say`"conflicts": Must not be none: ${reason}; state it in each language`
  context.report.error(entry, ['conflicts'], message)
}

function checkOtherReport(entry: Report, context: CheckContext): void {
  if (!isComplete(context, 'issuers')) return
  const named = new Set(context.sourceOf(entry, sourceLocale).match(/\b[A-Z][A-Z0-9]{2}\b/g))
  for (const { slug, facts } of context.content.entries.issuers) {
    if (facts.ticker === undefined || !named.has(facts.ticker)) continue
    const reason = findDealing(slug, entry.facts.reportDate, context)
    if (reason === undefined) continue
    const message = say`"conflicts": Is missing, but the text names ${facts.ticker}, and ${reason}; state it in each language`
    context.report.error(entry, [], message)
    return
  }
}

function findDealing(
  issuer: string,
  reportDate: string,
  { content }: Pick<CheckContext, 'content'>,
): Message | undefined {
  const deal = content.entries.deals.find((one) => one.facts.issuer === issuer && isRecent(one, reportDate))
  if (deal) return say`deals/${deal.slug} is a deal of the same issuer, mandated on ${deal.facts.mandatedOn}`
  const disclosure = content.entries.disclosures.find(
    (one) => one.facts.relatedIssuers?.includes(issuer) && one.facts.documentDate <= reportDate,
  )
  return disclosure && say`disclosures/${disclosure.slug} names the issuer as a related party of the firm`
}

/** True if a deal was mandated by the day of the report, and was open then or completed within the 12 months before. */
function isRecent({ facts: { mandatedOn, completedOn } }: Entry<'deals'>, reportDate: string): boolean {
  if (mandatedOn > reportDate) return false
  const yearBefore = `${Number(reportDate.slice(0, 4)) - 1}${reportDate.slice(4)}`
  return completedOn === undefined || completedOn >= yearBefore
}
