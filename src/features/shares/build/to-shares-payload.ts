import type { Content } from '#engine/model/entries/content.ts'
import { toCsvFile, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { ForeignStake, SharesPayload } from '../payload.ts'
import { dividendSet } from './dividend-set.ts'
import { markAhead } from './mark-ahead.ts'
import { toDividends } from './to-dividends.ts'
import { toForeignHoldings } from './to-foreign-holdings.ts'
import { toBonds, toTrades } from './to-holdings.ts'
import { toShareFacts } from './to-share-facts.ts'

export function toSharesPayload(input: PageInput): SharesPayload {
  const { context, base, section } = input
  const { entries } = context.content
  const profile = entries.profile.find(({ isListed }) => isListed)
  // Entries are sorted, newest first.
  const structure = entries['share-management'].find(
    ({ facts, isListed }) => isListed && facts.kind === 'co-cau-co-dong',
  )
  const proceeds = entries['share-management'].find(({ facts, isListed }) => isListed && facts.kind === 'su-dung-von')
  return {
    ...base,
    kind: 'shares',
    section,
    headings: toHeadings(input),
    share: profile ? toShareFacts(profile.facts, context.content.today) : null,
    foreign: toForeignStake(context.content),
    dividends: markAhead(toDividends(context), context.content.today),
    download: toDownload(toCsvFile(dividendSet, context)),
    structure: structure ? linkToEntry(structure, context.locale) : null,
    trades: toTrades(context),
    bonds: toBonds(context),
    proceeds: proceeds ? linkToEntry(proceeds, context.locale) : null,
  }
}

/** The newest stake, without what belongs to its row of data alone. */
function toForeignStake(content: Content): ForeignStake | null {
  const [newest] = toForeignHoldings(content)
  if (!newest) return null
  const { asOf, shares, percent, limitPercent, room } = newest
  return { asOf, shares, percent, limitPercent, room }
}
