import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import type { ServiceStatusPayload } from '../payload.ts'
import { toAsOf } from './to-as-of.ts'
import { toTimes } from './to-times.ts'

export function toServiceStatusPayload(input: PageInput): ServiceStatusPayload {
  const { context, base, section, page } = input
  const { content, derive } = context
  const confirmedAt = page.facts.servicesConfirmedAt ?? null
  const listed = content.entries['service-notices'].filter(({ isListed }) => isListed)
  const others = confirmedAt === null ? [] : [confirmedAt]
  const find = () => toAsOf(listed, content.now, others) ?? null
  return {
    ...base,
    kind: 'service-status',
    section,
    headings: toHeadings(input),
    asOf: derive('state of services', find, String),
    confirmedAt,
    notices: listed.map((entry) => ({ ...toShownEntry(entry, context), times: toTimes(entry.facts) })),
  }
}
