import type { Entries } from '#engine/model/entries/content.ts'
import { toReportDeadlines } from './to-report-deadlines.ts'

/** When a report that is not yet published becomes a gap: at the end of its quarter, and at the end of the term to publish it. */
export function* toReportMoments(entries: Entries, today: string): Generator<number | string> {
  if (entries['periodic-reports'].length === 0) return
  yield toNextQuarter(today)
  for (const { day } of toReportDeadlines(today, entries)) yield day
}

function toNextQuarter(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarter = Math.ceil(month / 3)
  const [nextYear, nextMonth] = quarter === 4 ? [year + 1, 1] : [year, quarter * 3 + 1]
  return Date.parse(`${nextYear}-${String(nextMonth).padStart(2, '0')}-01T00:00+07:00`)
}
