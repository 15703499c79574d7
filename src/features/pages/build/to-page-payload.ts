import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PagePayload } from '../payload.ts'

export function toPagePayload(input: PageInput): PagePayload {
  return { ...input.base, kind: 'page', headings: toHeadings(input), section: input.section }
}
