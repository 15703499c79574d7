import { toEntryPlace } from '#features/entry-place.ts'
import type { ContentPage, Entry } from '#model/entries/entry.ts'
import { sourceLocale } from '#model/locale.ts'
import type { OrganisationPayload, UnitNode } from '#model/page-payloads.ts'
import { toTextOf, type PayloadContext } from '#publish/pages/to-payloads.ts'

/** The units as a tree; one root, no circles: check-units saw to it. */
export function toOrganisation(
  { content, locale }: PayloadContext,
  page: ContentPage,
): Pick<OrganisationPayload, 'root' | 'headings'> {
  const units = content.entries.units.filter(({ isListed }) => isListed)
  const toNode = ({ slug, facts, texts }: Entry<'units'>): UnitNode => {
    const { title, summary } = texts[locale] ?? texts.vi
    const head = content.entries.leaders.find((leader) => leader.slug === facts.head)
    return {
      slug,
      title,
      summary,
      textLocale: texts[locale] ? locale : sourceLocale,
      kind: facts.kind,
      sample: facts.sample,
      ...(head && { head: { ...toEntryPlace(head), title: toTextOf(head, locale).title } }),
      units: units.filter((unit) => unit.facts.parent === slug).map(toNode),
    }
  }
  const root = units.find(({ facts }) => facts.parent === undefined)
  return { root: root ? toNode(root) : null, headings: toTextOf(page, locale).headings }
}
