import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { listDaysOff } from '#features/disclosures/build/public-holidays.ts'
import { markets, type Session } from '#features/trading/markets.ts'
import type { Today } from '../payload.ts'

/** A notice that says no last day is shown for so long. */
const noticeDays = 14
const dayMs = 24 * 3_600_000

/** The exchange whose sessions are those of the market. */
const mainMarket = 'hose'

export function toToday(context: PayloadContext): Today {
  const { today, entries } = context.content
  const disclosure = entries.disclosures.find(({ isListed }) => isListed)
  const since = new Date(Date.parse(today) - noticeDays * dayMs).toISOString()
  const notice = entries.announcements.find(({ facts, isListed }) => {
    const { severity, expiresAt, publishedAt } = facts
    return isListed && severity !== 'thong-tin' && (expiresAt === undefined ? publishedAt > since : expiresAt >= today)
  })
  return {
    sessions: mergeSessions(markets.find(({ name }) => name === mainMarket)?.sessions ?? []),
    daysOff: listDaysOff(today.slice(0, 'yyyy'.length)).filter((day) => day >= today),
    disclosure: disclosure ? context.toItem(disclosure) : null,
    notice: notice ? context.toItem(notice) : null,
  }
}

/** The spans in which something is traded without a break. */
export function mergeSessions(sessions: readonly Session[]): Today['sessions'] {
  const merged: { from: string; to: string }[] = []
  for (const { from, to } of sessions) {
    const last = merged.at(-1)
    if (last?.to === from) last.to = to
    else merged.push({ from, to })
  }
  return merged
}
