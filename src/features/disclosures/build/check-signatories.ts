import { defineCheck } from '#engine/content/check/content-check.ts'
import { isWithin, type Period } from '#lib/period.ts'
import { listed, type Message, say } from '#lib/say/message.ts'

/**
 * Who discloses something has a mandate to do so on the day on which it appears, and who approved it an office or a mandate.
 * A filing is not ahead.
 */
export const checkSignatories = defineCheck('signatories', 'law', ({ checked, index, now, report }) => {
  for (const disclosure of checked.entries.disclosures) {
    const { disclosedBy, approvedBy, filings, publishedAt } = disclosure.facts
    const day = publishedAt.slice(0, 'yyyy-mm-dd'.length)
    const check = (field: string, slug: string | undefined, periodsOf: (slug: string) => Terms | undefined) => {
      // `checkReferences` reports a slug that does not exist.
      const terms = slug === undefined ? undefined : periodsOf(slug)
      if (!terms || terms.periods.some((period) => isWithin(period, day))) return
      const known = terms.periods.map(({ from, to }) =>
        to === undefined ? say`${from} to now` : say`${from} to ${to}`,
      )
      const lacking = terms.lacking(slug ?? '', day)
      const term = known.length > 0 ? say`${lacking}, only from ${listed(known)}` : lacking
      const message = say`${term}; name another person, or write the term there`
      report.error(disclosure, [field], say`"${field}": ${message}`)
    }
    const find = (slug: string) => index.find('leaders', slug)?.facts
    check('disclosedBy', disclosedBy, (slug) => {
      const facts = find(slug)
      return facts && { lacking: noMandate, periods: facts.mandates }
    })
    check('approvedBy', approvedBy, (slug) => {
      const facts = find(slug)
      return facts && { lacking: noOffice, periods: [...facts.roles, ...facts.mandates] }
    })
    for (const [place, { at }] of filings.entries()) {
      if (Date.parse(at) <= now.getTime()) continue
      report.error(
        disclosure,
        ['filings', place, 'at'],
        say`"${`filings.${place}.at`}": Is ahead; write it once it has been filed`,
      )
    }
  }
})

interface Terms {
  /** Says of a person that there is no such term on a day. */
  lacking: (slug: string, day: string) => Message
  periods: readonly Period[]
}

function noMandate(slug: string, day: string): Message {
  return say`leaders/${slug} has no mandate to make disclosures on ${day}`
}

function noOffice(slug: string, day: string): Message {
  return say`leaders/${slug} has no office and no mandate on ${day}`
}
