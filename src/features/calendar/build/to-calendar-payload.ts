import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toCalendarUrl } from '../event-files.ts'
import { isPast } from '../is-past.ts'
import type { CalendarPayload, ShownEvent } from '../payload.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** The financial calendar: the dates ahead, and those that are past. */
export function toCalendarPayload({ context, base, section }: PageInput): CalendarPayload {
  const events = context.site.toEvents(context)
  const { now } = context.content
  return {
    ...base,
    kind: 'calendar',
    section,
    coming: events.filter(({ at }) => !isPast(at, now)).map(toShownEvent),
    past: events.filter(({ at }) => isPast(at, now)).map(toShownEvent),
    subscription: context.origin + toCalendarUrl(context.locale),
  }
}

/** The event as pages show it. */
function toShownEvent(event: CalendarEvent): ShownEvent {
  const { sequence: _sequence, changedAt: _changedAt, summary: _summary, place: _place, ...shown } = event
  return shown
}
