import type { ContentPage } from '#features/content.ts'
import type { Heading } from '#model/entries/entry.ts'
import { pickText } from '#model/entries/translated.ts'
import type { PayloadBase, SectionNav } from '#model/payload.ts'
import type { PayloadContext } from './payload-context.ts'

/** The input of a page's own payload: the page, and what all payloads have. */
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
