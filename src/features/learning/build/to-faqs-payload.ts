import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { FaqsPayload } from '../payload.ts'

export function toFaqsPayload(input: PageInput): FaqsPayload {
  const { context, base, section } = input
  const { content } = context
  const faqs = content.entries.faqs.filter(({ isListed }) => isListed).map((entry) => toShownEntry(entry, context))
  return { ...base, kind: 'all-faqs', section, headings: toHeadings(input), entries: { faqs } }
}
