import type { Entries } from '#model/entry.ts'
import type { HiddenEntries } from './content-check.ts'
import { toVietnameseDay } from './publish.ts'

const day = /^\d{4}-\d\d-\d\d$/
const dayMs = 24 * 60 * 60 * 1000

/**
 * When the same content may next make another output: something scheduled appears, or a day passes on which something
 * begins or ends (a term of validity, a closing date). Undefined where nothing of that kind lies ahead.
 */
export function findNextChange(entries: Entries, hidden: HiddenEntries, now: Date): string | undefined {
  const today = toVietnameseDay(now)
  const moments = [...hidden.values()].flatMap(({ status, publishedAt }) =>
    status === 'scheduled' ? [Date.parse(publishedAt)] : [],
  )
  for (const entry of Object.values(entries).flat()) {
    for (const value of stringsIn(entry.facts)) {
      if (!day.test(value) || value < today) continue
      const start = Date.parse(`${value}T00:00+07:00`)
      // On the day itself what begins does; on the next, what ended has.
      moments.push(start, start + dayMs)
    }
  }
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()))
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* stringsIn(part)
  }
}
