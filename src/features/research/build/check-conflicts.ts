import type { Check, CheckContext } from '#compiler/check/content-check.ts'
import type { Entry } from '#features/content.ts'

type Report = Entry<'reports'>

/** A report on an issuer with which the firm has dealings states them: its conflicts are not `none`. */
export const checkConflicts: Check = (context) => {
  for (const entry of context.checked.entries.reports) {
    const { facts } = entry
    if (facts.type !== 'cong-ty' || facts.conflicts !== 'none') continue
    const reason = findDealing(entry, facts.issuer, context)
    if (reason === undefined) continue
    const message = `"conflicts": Must not be none: ${reason}; state it in each language`
    context.report.error(entry, ['conflicts'], message)
  }
}

function findDealing(
  { facts }: Report,
  issuer: string,
  { content }: Pick<CheckContext, 'content'>,
): string | undefined {
  if (facts.type !== 'cong-ty') return undefined
  const { reportDate } = facts
  const deal = content.entries.deals.find((one) => one.facts.issuer === issuer && isRecent(one, reportDate))
  if (deal) return `deals/${deal.slug} is a deal of the same issuer, mandated on ${deal.facts.mandatedOn}`
  const disclosure = content.entries.disclosures.find(
    (one) => one.facts.relatedIssuers?.includes(issuer) && one.facts.documentDate <= reportDate,
  )
  return disclosure && `disclosures/${disclosure.slug} names the issuer as a related party of the firm`
}

/** Whether a deal was mandated by the day of the report, and was open then or completed within the 12 months before. */
function isRecent({ facts: { mandatedOn, completedOn } }: Entry<'deals'>, reportDate: string): boolean {
  if (mandatedOn > reportDate) return false
  const yearBefore = `${Number(reportDate.slice(0, 4)) - 1}${reportDate.slice(4)}`
  return completedOn === undefined || completedOn >= yearBefore
}
