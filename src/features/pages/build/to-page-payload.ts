import { pickText } from '#engine/model/entries/translated.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PagePayload } from '../payload.ts'

export function toPagePayload(input: PageInput): PagePayload {
  const { base, page, context, section } = input
  const { urgent } = pickText(page.matter, context.locale)
  const { desk } = base
  return {
    ...base,
    kind: 'page',
    headings: toHeadings(input),
    section,
    urgent: urgent && desk ? { ...urgent, desk } : null,
  }
}
