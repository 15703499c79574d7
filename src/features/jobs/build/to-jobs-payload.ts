import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toListedEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { JobsPayload } from '../payload.ts'

export function toJobsPayload(input: PageInput): JobsPayload {
  const { context, base, section } = input
  const { content } = context
  const jobs = content.entries.jobs.filter(({ isListed }) => isListed).map((entry) => toListedEntry(entry, context))
  return { ...base, kind: 'all-jobs', section, headings: toHeadings(input), entries: { jobs } }
}
