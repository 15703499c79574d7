import type { ContentPage } from '#engine/model/entries/content.ts'
import type { Heading } from '#engine/model/entries/entry.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { PayloadBase, SectionNav } from '#engine/model/payload.ts'
import type { PayloadContext } from './payload-context.ts'

/** The input of the payload of a page: the page, and the fields of all payloads. */
export interface PageInput {
  context: PayloadContext
  page: ContentPage
  base: PayloadBase
  section: SectionNav | null
}

/** The headings of the page's text. */
export function toHeadings({ page, context }: Pick<PageInput, 'page' | 'context'>): Heading[] {
  return pickText(page.texts, context.locale).headings
}
