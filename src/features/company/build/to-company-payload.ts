import { toHeadings, type PageInput } from '#publish/payload/page-input.ts'
import { toShownEntry } from '#publish/payload/to-shown-entry.ts'
import type { CompanyPayload } from '../payload.ts'

export function toCompanyPayload(input: PageInput): CompanyPayload {
  const { context, base, section } = input
  const { content, locale } = context
  const profile = content.entries.profile.filter(({ isListed }) => isListed).map((entry) => toShownEntry(entry, locale))
  return { ...base, kind: 'company', section, headings: toHeadings(input), entries: { profile } }
}
