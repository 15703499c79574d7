import { pickText } from '#engine/model/entries/translated.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import { childPages, linkTo, linkToPage } from '#engine/render/payload/to-links.ts'
import { toCapitalCover } from '#features/company/build/to-capital-cover.ts'
import { toDealList } from '#features/deals/build/to-deal-list.ts'
import type { Href } from '#lib/href.ts'
import type { SectionPayload } from '../payload.ts'

/** The first page of a section, with links to the pages directly below it. */
export function toSectionPayload({ context, page, base, section }: PageInput): SectionPayload {
  const { asked = [], deals } = page.facts
  const below = childPages(context, page.path)
  const children = below
    .filter(({ path }) => !asked.includes(path))
    .map((child) => ({
      ...linkToPage(child, context.locale),
      summary: pickText(child.texts, context.locale).summary,
      icon: child.facts.icon ?? null,
    }))
  const [first] = asked.length === 0 ? below : []
  // The section with the journey of the firm has the capital that it came to.
  const hasJourney = below.some((child) => context.site.specOf(child.path).kind === 'all-milestones')
  const drawn = hasJourney && !base.lead ? toCapitalCover(context) : undefined
  return {
    ...base,
    ...(drawn && { drawn }),
    kind: 'section',
    section,
    asked: asked.map((path) => linkTo(context, path as Href)), // `checkPageFields` ensures that each is the path of a page
    children,
    points: first ? toPoints(context, first) : [],
    deals: toDealList(context, deals, base.desk),
  }
}

function toPoints(context: PageInput['context'], page: PageInput['page']): string[] {
  const { product } = pickText(page.matter, context.locale)
  if (product) return product.benefits.map(({ title }) => title)
  return childPages(context, page.path).map((child) => linkToPage(child, context.locale).title)
}
