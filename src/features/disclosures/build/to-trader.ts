import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { linkToEntry, linkToRelated } from '#engine/render/payload/to-links.ts'
import { findOffice } from '#features/company/build/find-office.ts'
import { toShareOfAll } from '#features/company/build/to-share-of-all.ts'
import type { Trader } from '../payload.ts'

/** The names and shares for the page of a trade; undefined for other notices. */
export function toTrader({ context, entry }: EntryInput<'share-management'>): Trader | undefined {
  const { content, locale, translate, indexOf } = context
  const { trade } = entry.facts
  if (!trade) return undefined
  const findLeader = (slug: string | undefined) => content.entries.leaders.find((one) => one.slug === slug)
  const { person, holder, relatedTo, from, to, before, after, registration } = trade
  const leader = findLeader(person)
  const office = leader && findOffice(leader.facts, from, 'roles')
  const result = content.entries['share-management'].find(
    ({ facts, isListed }) => isListed && facts.trade?.registration === entry.slug,
  )
  return {
    holder: holder ? holder[locale] : linkToRelated(leader, locale),
    ...(office && { office: translate(office) }),
    ...(relatedTo !== undefined && { relatedTo: linkToRelated(findLeader(relatedTo), locale) }),
    ...toShares({ before: toShareOfAll(content, before, from), after: after && toShareOfAll(content, after, to) }),
    ...(registration !== undefined && {
      registration: linkToRelated(indexOf('share-management').find(registration), locale),
    }),
    ...(result && { result: linkToEntry(result, locale) }),
  }
}

function toShares({
  before,
  after,
}: {
  before: string | undefined
  after: string | undefined
}): Pick<Trader, 'shares'> {
  return before === undefined ? {} : { shares: { before, ...(after !== undefined && { after }) } }
}
