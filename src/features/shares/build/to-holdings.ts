import type { Content, Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { ascending } from '#lib/order.ts'
import type { BondRow, TradeRow } from '../payload.ts'

interface HoldingContext {
  content: Pick<Content, 'entries' | 'today'>
  locale: Locale
}

type Notice = Entry<'share-management'>

/** The most trades that the page lists; the list of notices has all. */
const tradeLimit = 12

/** The trades of insiders and major holders, newest first: of one that has a result, only that. */
export function toTrades({ content, locale }: HoldingContext): TradeRow[] {
  const listed = toStanding(content)
  const resulted = new Set(listed.map(({ facts }) => facts.trade?.registration))
  return listed
    .flatMap((notice): TradeRow[] => {
      const { trade, publishedAt } = notice.facts
      if (!trade || toVersions(notice, content).some((slug) => resulted.has(slug))) return []
      const { stage, side, registered = null, executed = null, after = null, person, holder } = trade
      const names = { stage, side, registered, executed, after, publishedAt, link: linkToEntry(notice, locale) }
      if (holder) return [{ ...names, holder: holder[locale] }]
      const leader = content.entries.leaders.find(({ slug }) => slug === person)
      if (!leader) return []
      const lang = toTextLocale(leader.texts, locale)
      return [{ ...names, holder: pickText(leader.texts, locale).title, ...(lang !== locale && { lang }) }]
    })
    .slice(0, tradeLimit)
}

/** The bonds that are not repaid and not due yet, each as its latest notice states it; the first to fall due first. */
export function toBonds({ content, locale }: HoldingContext): BondRow[] {
  const seen = new Set<string>()
  return toStanding(content)
    .flatMap((notice): BondRow[] => {
      const { bond } = notice.facts
      if (!bond || seen.has(bond.code)) return []
      seen.add(bond.code)
      const { code, issued, outstanding, asOf, rate, maturesOn } = bond
      if (outstanding === '0' || maturesOn <= content.today) return []
      return [{ code, issued, outstanding, asOf, rate, maturesOn, link: linkToEntry(notice, locale) }]
    })
    .toSorted((a, b) => ascending(a.maturesOn, b.maturesOn))
}

/** The notices that stand, newest first: without those that another one replaces or corrects. */
function toStanding({ entries }: HoldingContext['content']): Notice[] {
  const listed = entries['share-management'].filter(({ isListed }) => isListed)
  const changed = new Set(listed.flatMap(({ facts }) => [facts.supersedes, facts.corrects?.entry]))
  return listed.filter(({ slug }) => !changed.has(slug))
}

/** The slugs of a notice and of those that it replaces or corrects: a result may name any of them. */
function toVersions({ slug, facts }: Notice, { entries }: HoldingContext['content']): string[] {
  const slugs = [slug]
  let former = facts.supersedes ?? facts.corrects?.entry
  while (former !== undefined && !slugs.includes(former)) {
    slugs.push(former)
    const before = entries['share-management'].find((one) => one.slug === former)?.facts
    former = before?.supersedes ?? before?.corrects?.entry
  }
  return slugs
}
