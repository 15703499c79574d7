import { newsWindowMs } from '#engine/model/config/news-window.ts'
import type { Entries, Entry } from '#engine/model/entries/content.ts'
import { toVietnameseDay } from '#engine/model/vietnamese-time.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import { toReportDeadlines } from '#features/disclosures/build/to-report-deadlines.ts'
import type { HiddenEntries } from './check/content-check.ts'

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d\+07:00$/
const instantLength = '2026-10-12T08:30+07:00'.length
const dayLength = '2026-10-12'.length
const dayMs = 24 * 60 * 60 * 1000

/**
 * The next moment at which the same content can give another output: a scheduled entry appears, or a date in an entry's
 * facts begins or ends. Undefined if there is none.
 */
export function findNextChange(entries: Entries, hidden: HiddenEntries, now: Date): string | undefined {
  const today = toVietnameseDay(now)
  const moments = [...hidden.values()].flatMap(({ status, publishedAt }) =>
    status === 'scheduled' ? [Date.parse(publishedAt)] : [],
  )
  for (const name of collectionNames) {
    const list: readonly Entry[] = entries[name]
    for (const { facts } of list) visitStrings(facts, add)
  }

  function add(value: string): void {
    if (value.length === instantLength && instant.test(value)) moments.push(Date.parse(value))
    if (value.length !== dayLength || value < today || !day.test(value)) return
    const start = Date.parse(`${value}T00:00+07:00`)
    // A term that begins on this day changes the output on it; one that ends on this day, on the next.
    moments.push(start, start + dayMs)
  }

  // The news sitemap lists no older ones.
  for (const { facts } of entries.news) moments.push(Date.parse(facts.publishedAt) + newsWindowMs)
  if (entries['periodic-reports'].length > 0) {
    // At the end of a quarter, a report that is not yet published becomes a gap.
    moments.push(toNextQuarter(today))
    for (const { day } of toReportDeadlines(today, entries)) add(day)
  }
  const next = moments.reduce((least, moment) => (moment > now.getTime() ? Math.min(least, moment) : least), Infinity)
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined
}

function toNextQuarter(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarter = Math.ceil(month / 3)
  const [nextYear, nextMonth] = quarter === 4 ? [year + 1, 1] : [year, quarter * 3 + 1]
  return Date.parse(`${nextYear}-${String(nextMonth).padStart(2, '0')}-01T00:00+07:00`)
}

function visitStrings(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) visitStrings(part, visit)
  }
}
