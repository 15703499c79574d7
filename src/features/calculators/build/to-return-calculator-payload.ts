import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { parValue } from '#features/company/capital-and-listing.ts'
import { toDividends } from '#features/shares/build/to-dividends.ts'
import type { ReturnCalculatorPayload } from '../payload.ts'
import { toTransferTax } from './to-transfer-tax.ts'

/** The first day of sales that can be chosen where the firm says no first day of trading. */
const firstDay = '2000-07-28'

/** The calculator of the return on the firm's share, with all dividends that it has published. */
export function toReturnCalculatorPayload(input: PageInput): ReturnCalculatorPayload {
  const { base, section, context } = input
  const { entries, today } = context.content
  const listing = entries.profile.find(({ isListed }) => isListed)?.facts.listing
  const issues = entries['share-management'].flatMap((entry) => {
    const { kind, exDate } = entry.facts
    if (!entry.isListed || kind !== 'phat-hanh' || exDate === undefined) return []
    return [{ ...linkToEntry(entry, context.locale), exDate }]
  })
  return {
    ...base,
    kind: 'return-calculator',
    section,
    headings: toHeadings(input),
    ticker: listing?.ticker ?? null,
    par: String(parValue),
    transferTax: toTransferTax(context),
    dividends: toDividends(context),
    issues,
    from: listing?.exchanges[0]?.from ?? firstDay,
    to: `${Number(today.slice(0, 'yyyy'.length)) + 1}-12-31`,
  }
}
