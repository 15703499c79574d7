import type { Content, Entry } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { parValue } from '#features/company/capital-and-listing.ts'
import { toRoundedProduct } from '#lib/numbers/decimal.ts'
import { ascending, descending } from '#lib/order.ts'
import type { Dividend } from '../payload.ts'

interface DividendContext {
  content: Pick<Content, 'entries'>
  locale: Locale
}

/** All dividends that stand, newest first. */
export function toDividends(context: DividendContext): Dividend[] {
  return toStatedDividends(context).map(({ dividend }) => dividend)
}

/** A dividend, and when its notice appeared. */
export interface StatedDividend {
  dividend: Dividend
  publishedAt: string
}

/** The same with their notices. One that another one replaces or corrects is left out: the dividend of both is the same. */
export function toStatedDividends({ content, locale }: DividendContext): StatedDividend[] {
  const listed = content.entries['share-management'].filter(({ isListed }) => isListed)
  const changed = new Set(
    listed.filter(({ facts }) => facts.dividend).flatMap(({ facts }) => [facts.supersedes, facts.corrects?.entry]),
  )
  return listed
    .filter(({ slug }) => !changed.has(slug))
    .flatMap((entry) => toDividend(entry, locale))
    .toSorted((a, b) => descending(a.dividend.recordDate, b.dividend.recordDate))
}

/** The dividend in cash that is paid next; where none is coming, the last one. */
export function toNextDividend(context: DividendContext & { content: Pick<Content, 'today'> }): Dividend | null {
  const { today } = context.content
  const paid = toDividends(context)
    .filter(({ form }) => form === 'tien')
    .toSorted((a, b) => ascending(a.payDate, b.payDate))
  return paid.find(({ payDate }) => payDate >= today) ?? paid.at(-1) ?? null
}

function toDividend(entry: Entry<'share-management'>, locale: Locale): StatedDividend[] {
  const { dividend, exDate, recordDate, payDate } = entry.facts
  // The schema requires the dates of each dividend.
  if (!dividend || exDate === undefined || recordDate === undefined || payDate === undefined) return []
  const { fiscalYear, isInterim, form, rate } = dividend
  const perShare = form === 'tien' ? toRoundedProduct([rate, String(parValue)], 100n, 0) : null
  const link = linkToEntry(entry, locale)
  const { sample, publishedAt } = entry.facts
  return [
    {
      dividend: { link, fiscalYear, isInterim, form, rate, perShare, exDate, recordDate, payDate, sample },
      publishedAt,
    },
  ]
}
