import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { AwardsPayload } from '../payload.ts'

export function toAwardsPayload(input: PageInput): AwardsPayload {
  const { context, base, section } = input
  const { content } = context
  const awards = content.entries.awards.filter(({ isListed }) => isListed).map((entry) => toShownEntry(entry, context))
  return { ...base, kind: 'all-awards', section, headings: toHeadings(input), entries: { awards } }
}
