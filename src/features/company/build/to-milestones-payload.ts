import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { MilestonesPayload } from '../payload.ts'

export function toMilestonesPayload(input: PageInput): MilestonesPayload {
  const { context, base, section } = input
  const { content } = context
  const milestones = content.entries.milestones
    .filter(({ isListed }) => isListed)
    .map((entry) => toShownEntry(entry, context))
  return { ...base, kind: 'all-milestones', section, headings: toHeadings(input), entries: { milestones } }
}
