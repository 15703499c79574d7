import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { DeskContact } from '#engine/model/payload.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toDeskContact } from '#features/company/to-desk-contact.ts'
import type { DealList, ListedDeal } from '../payload.ts'
import type { DealKind } from '../vocabulary.ts'

/** The deals of some kinds, those still open first, with the desks that did them; null if there are none. */
export function toDealList(
  context: PayloadContext,
  kinds: readonly DealKind[] | undefined,
  pageDesk: DeskContact | undefined,
): DealList | null {
  if (!kinds) return null
  const { entries } = context.content
  const deals = entries.deals.filter(({ isListed, facts }) => isListed && kinds.includes(facts.kind))
  if (deals.length === 0) return null
  const desks = entries.profile[0]?.facts.desks ?? []
  return {
    deals: deals.map((deal) => toListedDeal(context, deal)),
    desks: desks
      .filter(({ desk }) => deals.some(({ facts }) => facts.desk === desk))
      .map((desk) => toDeskContact(desk, context.locale))
      .filter(({ email }) => email !== pageDesk?.email),
    sample: deals.some(({ facts }) => facts.sample),
  }
}

function toListedDeal({ locale, indexOf }: PayloadContext, { slug, facts, texts }: Entry<'deals'>): ListedDeal {
  const { kind, role, value, mandatedOn, completedOn, pressRelease } = facts
  const lang = toTextLocale(texts, locale)
  const release = pressRelease === undefined ? undefined : indexOf('press-releases').find(pressRelease)
  return {
    slug,
    title: pickText(texts, locale).title,
    lang: lang === locale ? undefined : lang,
    kind,
    role,
    value,
    mandatedOn,
    completedOn,
    release: release ? linkToEntry(release, locale) : null,
  }
}
