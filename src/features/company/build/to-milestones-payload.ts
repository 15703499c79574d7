import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { MilestonesPayload } from '../payload.ts'

export function toMilestonesPayload(input: PageInput): MilestonesPayload {
  const { context, base, section } = input
  const { content } = context
  const milestones = content.entries.milestones
    .filter(({ isListed }) => isListed)
    .map((entry) => toShownEntry(entry, context))
  const facts = content.entries.profile.find(({ isListed }) => isListed)?.facts
  const capital = (facts?.charterCapital ?? [])
    .filter(({ since }) => since <= content.today)
    .map(({ amount, since }) => ({ amount, since }))
  return {
    ...base,
    kind: 'all-milestones',
    section,
    headings: toHeadings(input),
    entries: { milestones },
    capital,
    isCapitalSample: facts?.sample === true,
  }
}
