import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toShownFacts } from '#engine/render/payload/pick-facts.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { listDaysOff } from '#features/disclosures/build/public-holidays.ts'
import type { NewestCommentary } from '../payload.ts'
import { toCommentaryOutcome } from './score/to-commentary-outcome.ts'

/** The newest commentary; null if there is none. */
export function toNewestCommentary(context: PayloadContext): NewestCommentary | null {
  const { content, derive, locale, site } = context
  const newest = derive(
    'newest commentary',
    () => content.entries.commentary.find(({ isListed }) => isListed),
    (entry) => entry?.slug ?? '',
  )
  if (!newest) return null
  const { indicesOf } = newest.facts
  const years = [...new Set([indicesOf, content.today].map((day) => day.slice(0, 'yyyy'.length)))]
  return {
    facts: toShownFacts(site, newest),
    outcome: toCommentaryOutcome(newest, context),
    link: linkToEntry(newest, locale),
    madeOn: content.today,
    daysOff: years.flatMap(listDaysOff).filter((day) => day > indicesOf),
  }
}
