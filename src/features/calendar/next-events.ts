import { ascending } from '#lib/order.ts'
import { isPast } from './is-past.ts'
import type { ComingEvent } from './payload.ts'

/**
 * The events that have a date ahead, the soonest first, each with that date.
 * @param now the visitor's clock; undefined before hydration, when the page shows what was ahead as it was made
 */
export function toNextEvents(events: readonly ComingEvent[], now: Date | undefined): ComingEvent[] {
  const found = now
    ? events.flatMap((event) => {
        const next = event.dates.find(({ at }) => !isPast(at, now))?.at
        return next === undefined ? [] : [{ ...event, next }]
      })
    : events
  return found.toSorted((a, b) => ascending(a.next, b.next))
}
