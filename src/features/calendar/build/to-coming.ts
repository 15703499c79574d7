import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { groupBy } from '#lib/group-by.ts'
import { isPast } from '../is-past.ts'
import type { ComingEvent } from '../payload.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The subjects of the next dates as of the build, the soonest first, each with all of its dates: none of a payment is left out. */
export function toComing(context: PayloadContext, count: number): ComingEvent[] {
  const { now } = context.content
  const events = context.site.toEvents(context).filter(({ state }) => state !== 'cancelled')
  return groupEvents(events)
    .filter(({ dates }) => dates.some(({ at }) => !isPast(at, now)))
    .toSorted((a, b) => (nextOf(a, now) < nextOf(b, now) ? -1 : 1))
    .slice(0, count)
}

/** Dates of one subject together: they lead to the same place, by the same title. */
export function groupEvents(
  events: readonly Pick<CalendarEvent, 'id' | 'kind' | 'at' | 'title' | 'lang' | 'link' | 'sample'>[],
): ComingEvent[] {
  const groups = groupBy(events, ({ link, title }) => JSON.stringify([link, title]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { title, lang, link, sample } = first
    const dates = group.map(({ id, kind, at }) => ({ id, kind, at })).toSorted((a, b) => (a.at < b.at ? -1 : 1))
    return [{ title, link, dates, ...(lang && { lang }), ...(sample && { sample }) }]
  })
}

function nextOf({ dates }: ComingEvent, now: Date): string {
  return dates.find(({ at }) => !isPast(at, now))?.at ?? ''
}
