import { pickText } from '#engine/model/entries/translated.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import { childPages, linkToPage } from '#engine/render/payload/to-links.ts'
import { toDealList } from '#features/deals/build/to-deal-list.ts'
import type { SectionPayload } from '../payload.ts'

/** The first page of a section, with links to the pages directly below it. */
export function toSectionPayload({ context, page, base, section }: PageInput): SectionPayload {
  const children = childPages(context, page.path).map((child) => ({
    ...linkToPage(child, context.locale),
    summary: pickText(child.texts, context.locale).summary,
    icon: child.facts.icon ?? null,
  }))
  return { ...base, kind: 'section', section, children, deals: toDealList(context, page.facts.deals, base.desk) }
}
