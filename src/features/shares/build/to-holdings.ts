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

/** The most trades that the page lists; the list of notices and the data set have all. */
const tradeLimit = 12

/** A trade as the latest notice of it states it. */
export interface StandingTrade {
  notice: Notice
  trade: NonNullable<Notice['facts']['trade']>
  holder: string
  /** The language of the holder's name, if it is not the page's. */
  lang?: Locale
}

/** The trades of insiders and major holders, newest first: of one that has a result, only that. */
export function toStandingTrades({ content, locale }: HoldingContext): StandingTrade[] {
  const listed = toStanding(content)
  const resulted = new Set(listed.map(({ facts }) => facts.trade?.registration))
  return listed.flatMap((notice): StandingTrade[] => {
    const { trade } = notice.facts
    if (!trade || toVersions(notice, content).some((slug) => resulted.has(slug))) return []
    const { person, holder } = trade
    if (holder) return [{ notice, trade, holder: holder[locale] }]
    const leader = content.entries.leaders.find(({ slug }) => slug === person)
    if (!leader) return []
    const lang = toTextLocale(leader.texts, locale)
    return [{ notice, trade, holder: pickText(leader.texts, locale).title, ...(lang !== locale && { lang }) }]
  })
}

/** The trades that the page lists. */
export function toTrades(context: HoldingContext): TradeRow[] {
  return toStandingTrades(context)
    .slice(0, tradeLimit)
    .map(({ notice, trade, ...holder }) => {
      const { stage, side, registered = null, executed = null, after = null } = trade
      const { publishedAt } = notice.facts
      return {
        stage,
        side,
        registered,
        executed,
        after,
        publishedAt,
        link: linkToEntry(notice, context.locale),
        ...holder,
      }
    })
}

/** The bonds, each as its latest notice states it. */
export function toStatedBonds(content: HoldingContext['content']) {
  const seen = new Set<string>()
  return toStanding(content).flatMap((notice) => {
    const { bond } = notice.facts
    if (!bond || seen.has(bond.code)) return []
    seen.add(bond.code)
    return [{ notice, bond }]
  })
}

/** Those that are not repaid and not due yet; the first to fall due first. */
export function toBonds({ content, locale }: HoldingContext): BondRow[] {
  return toStatedBonds(content)
    .filter(({ bond }) => bond.outstanding !== '0' && bond.maturesOn > content.today)
    .map(({ notice, bond }): BondRow => {
      const { code, issued, outstanding, asOf, rate, maturesOn } = bond
      return { code, issued, outstanding, asOf, rate, maturesOn, link: linkToEntry(notice, locale) }
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
