import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { groupBy } from '#lib/group-by.ts'
import { ascending } from '#lib/order.ts'
import { isPast } from '../is-past.ts'
import { toNextEvents } from '../next-events.ts'
import type { ComingEvent } from '../payload.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The next subjects of the calendar as of the build, each with all of its dates: none of a payment is left out. */
export function toComing(context: PayloadContext, count: number): ComingEvent[] {
  const events = context.site.toEvents(context).filter(({ state }) => state !== 'cancelled')
  const { now } = context.content
  return toNextEvents(groupEvents(events, now), now).slice(0, count)
}

type Dated = Pick<CalendarEvent, 'id' | 'kind' | 'at' | 'title' | 'lang' | 'link' | 'sample'>

/** Dates of one subject together: they lead to the same place, by the same title. Subjects of which all is past are left out. */
export function groupEvents(events: readonly Dated[], now: Date): ComingEvent[] {
  const groups = groupBy(events, ({ link, title }) => JSON.stringify([link, title]))
  return [...groups.values()].flatMap((group) => {
    const dates = group.map(({ id, kind, at }) => ({ id, kind, at })).toSorted((a, b) => ascending(a.at, b.at))
    const next = dates.find(({ at }) => !isPast(at, now))?.at
    const [first] = group
    if (!first || next === undefined) return []
    const { title, lang, link, sample } = first
    return [{ title, link, dates, next, ...(lang && { lang }), ...(sample && { sample }) }]
  })
}
