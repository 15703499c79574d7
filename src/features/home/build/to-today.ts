import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { listDaysOff } from '#features/disclosures/build/public-holidays.ts'
import { markets } from '#features/trading/markets.ts'
import { mergeSessions } from '#features/trading/merge-sessions.ts'
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
