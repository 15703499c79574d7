import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { addDecimals } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { listingOn, parValue } from '../capital-and-listing.ts'

type Profile = Entry<'profile'>
type Issue = Entry<'share-management'>

/** The amounts of the charter capital follow from the issues, and the exchange from the circulars on moves between exchanges. */
export const checkCapital = defineCheck('capital', 'site', (context) => {
  for (const profile of context.content.entries.profile) {
    checkAmounts(profile, context)
    checkListing(profile, context)
  }
  checkIssues(context)
})

/** Each amount is the one before it and the par value of the shares of its issue. */
function checkAmounts(profile: Profile, { index, report }: CheckContext): void {
  for (const [place, { amount, since, issue }] of profile.facts.charterCapital.entries()) {
    const before = profile.facts.charterCapital[place - 1]
    const fail = (field: string, message: Message) =>
      report.error(profile, ['charterCapital', place, field], say`"${`charterCapital.${place}.${field}`}": ${message}`)
    if (issue === undefined) {
      if (before)
        fail('amount', say`Differs from ${figure(before.amount)} without a reason; name the notice of the "issue"`)
      continue
    }
    const notice = index.find('share-management', issue)
    // `checkReferences` reports a slug that does not exist.
    if (!notice) continue
    const { newShares, status, recordDate } = notice.facts
    if (status === 'withdrawn') fail('issue', say`share-management/${issue} is withdrawn; name the notice in force`)
    else if (newShares === undefined) fail('issue', say`share-management/${issue} has no "newShares"`)
    else if (before) {
      const expected = addDecimals([before.amount, String(BigInt(newShares) * parValue)])
      if (addDecimals([amount]) !== expected) {
        fail(
          'amount',
          say`${figure(before.amount)} and ${figure(newShares)} shares of ${10_000} each are ${figure(expected)}, not ${figure(amount)}`,
        )
      }
    }
    if (recordDate !== undefined && since <= recordDate) {
      fail(
        'since',
        say`Must be after ${recordDate}, the record date of share-management/${issue}: capital rises when the licence is amended`,
      )
    }
  }
}

/** An issue that is in no amount: right while the licence is being amended, so that it is only a warning. */
function checkIssues({ content, report }: CheckContext): void {
  const amounts = content.entries.profile.flatMap(({ facts }) => facts.charterCapital)
  const [first] = amounts
  if (!first) return
  const isMissing = ({ slug, facts }: Issue) =>
    facts.newShares !== undefined &&
    facts.status !== 'withdrawn' &&
    facts.publishedAt.slice(0, first.since.length) > first.since &&
    !amounts.some(({ issue }) => issue === slug)
  for (const issue of content.entries['share-management'].filter(isMissing)) {
    report.warn(
      issue,
      ['newShares'],
      say`"newShares": No amount of "charterCapital" in the profile names share-management/${issue.slug} as its issue`,
    )
  }
}

/** After the last day of a move that a circular orders, the profile must say where the shares are. */
function checkListing(profile: Profile, { today, report }: CheckContext): void {
  const { exchange, expected } = listingOn(profile.facts.listing, today) ?? {}
  if (!exchange || !expected || today <= expected.by) return
  report.warn(
    profile,
    ['listing', 'exchanges'],
    say`"listing.exchanges": By ${expected.by} shares on ${exchange} move to ${expected.to} (circular ${expected.circular}, amended by ${expected.amendedBy}); add the move`,
  )
}
