import { firmPages } from '#brand'
import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { capitalOn, toIssuedShares } from '../capital-and-listing.ts'

/** There must be exactly one profile of the company. */
export const checkProfile = defineCheck('profile', 'site', ({ content, hidden, invalid, report }) => {
  const [first, ...others] = content.entries.profile.toSorted((a, b) => ascending(a.slug, b.slug))
  for (const other of others) {
    report.error(
      other,
      [],
      say`Is a second profile beside profile/${first?.slug}; there can be only one: remove one folder`,
    )
  }
  if (first) checkTreasuryShares(first, report, content.today)
  const page = content.pages.get(firmPages.introduction)
  if (first || !page || !isComplete({ invalid }, 'profile')) return
  const draft = [...hidden.keys()].find((key) => key.startsWith('profile/'))
  const hint = draft ? say`publish ${draft}` : say`write content/profile/<slug>`
  report.error(page, [], say`Shows the profile of the company, but there is none: ${hint}`)
})

function checkTreasuryShares(profile: Entry<'profile'>, report: CheckContext['report'], today: string): void {
  const { treasuryShares, charterCapital } = profile.facts
  const capital = capitalOn(charterCapital, today)
  const issued = capital && toIssuedShares(capital)
  if (issued === undefined || BigInt(treasuryShares) <= issued) return
  report.error(profile, ['treasuryShares'], say`"treasuryShares": Must not be more than the ${issued} shares issued`)
}
