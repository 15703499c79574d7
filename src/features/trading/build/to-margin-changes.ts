import type { MarginListFacts } from '../collection.ts'
import type { MarginChange } from '../payload.ts'

type Securities = MarginListFacts['securities']

/** The securities that were added, removed, or have another loan ratio, by ticker. */
export function toMarginChanges(before: Securities, after: Securities): MarginChange[] {
  const [old, current] = [before, after].map((list) => new Map(list.map((one) => [one.ticker, one.loanPercent])))
  return [...new Set([...before, ...after].map(({ ticker }) => ticker))].toSorted().flatMap((ticker) => {
    const [was, is] = [old?.get(ticker), current?.get(ticker)]
    if (was === is) return []
    return [{ ticker, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }]
  })
}
