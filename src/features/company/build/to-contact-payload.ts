import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { toBand } from '#features/service-status/build/to-band.ts'
import type { ContactPayload } from '../payload.ts'

export function toContactPayload(input: PageInput): ContactPayload {
  const { context, base, section } = input
  const { content } = context
  const profile = content.entries.profile
    .filter(({ isListed }) => isListed)
    .map((entry) => toShownEntry(entry, context))
  const offices = content.entries.offices
    .filter(({ isListed }) => isListed)
    .map((entry) => toShownEntry(entry, context))
  return {
    ...base,
    kind: 'contact',
    ...toBand(context),
    section,
    headings: toHeadings(input),
    entries: { profile, offices },
  }
}
