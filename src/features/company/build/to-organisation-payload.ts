import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { OrganisationPayload, UnitNode } from '../payload.ts'

/** The units as a tree. `checkUnits` ensures that they have one root and no circles. */
export function toOrganisationPayload(input: PageInput): OrganisationPayload {
  const { content, locale } = input.context
  const units = content.entries.units.filter(({ isListed }) => isListed)
  const toNode = ({ slug, facts, texts }: Entry<'units'>): UnitNode => {
    const { title, summary } = pickText(texts, locale)
    // A person who was withdrawn is not on the page of leaders, to which the name would lead.
    const head = content.entries.leaders.find((leader) => leader.isListed && leader.slug === facts.head)
    return {
      slug,
      title,
      summary,
      textLocale: toTextLocale(texts, locale),
      kind: facts.kind,
      sample: facts.sample,
      ...(head && { head: { ...toEntryAddress(head), title: pickText(head.texts, locale).title } }),
      units: units.filter((unit) => unit.facts.parent === slug).map(toNode),
    }
  }
  const root = units.find(({ facts }) => facts.parent === undefined)
  const { base, section } = input
  return {
    ...base,
    kind: 'organisation',
    section,
    root: root ? toNode(root) : null,
    headings: toHeadings(input),
  }
}
