import { newsWindowMs } from '#engine/model/config/news-window.ts'
import type { Entries, Entry } from '#engine/model/entries/content.ts'
import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { utcOffset } from '#engine/model/locale/site-time.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { HiddenEntries } from './check/content-check.ts'

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/
const instantLength = `2026-10-12T08:30${utcOffset}`.length
const dayLength = '2026-10-12'.length
const dayMs = 24 * 60 * 60 * 1000

/**
 * Moments at which entries give another output that no date in their facts names: instants in milliseconds, or days such as
 * `2026-11-21`.
 */
export type MomentsOf = (entries: Entries, today: string) => Iterable<number | string>

/**
 * The next moment at which the same content can give another output: a scheduled entry appears, or a date in an entry's
 * facts begins or ends. Undefined if there is none.
 */
export function findNextChange(
  entries: Entries,
  hidden: HiddenEntries,
  { now, newsNames, momentsOf }: { now: Date; newsNames: readonly RoutedName[]; momentsOf: MomentsOf },
): string | undefined {
  const today = toSiteDay(now)
  const moments = [...hidden.values()].flatMap(({ status, publishedAt }) =>
    status === 'scheduled' ? [Date.parse(publishedAt)] : [],
  )
  for (const list of Object.values<readonly Entry[]>(entries)) {
    for (const { facts } of list) listDates(facts).forEach(add)
  }

  function add(value: string): void {
    if (value.length === instantLength) moments.push(Date.parse(value))
    if (value.length !== dayLength || value < today) return
    const start = Date.parse(`${value}T00:00${utcOffset}`)
    // A term that begins on this day changes the output on it; one that ends on this day, on the next.
    moments.push(start, start + dayMs)
  }

  // The news sitemap lists no older ones.
  for (const name of newsNames) {
    for (const { facts } of entries[name]) moments.push(Date.parse(facts.publishedAt) + newsWindowMs)
  }
  for (const moment of momentsOf(entries, today)) {
    if (typeof moment === 'number') moments.push(moment)
    else add(moment)
  }
  const next = moments.reduce((least, moment) => (moment > now.getTime() ? Math.min(least, moment) : least), Infinity)
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined
}

/** The days and instants in facts, which are the same objects in each reading while nothing in them changes. */
function listDates(facts: object): readonly string[] {
  const known = dates.get(facts)
  if (known) return known
  const found: string[] = []
  visitStrings(facts, (value) => {
    if (value.length === dayLength ? day.test(value) : value.length === instantLength && instant.test(value)) {
      found.push(value)
    }
  })
  dates.set(facts, found)
  return found
}

const dates = new WeakMap<object, readonly string[]>()

function visitStrings(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) visitStrings(part, visit)
  }
}
