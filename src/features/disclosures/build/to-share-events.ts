import type { EventContext } from '#engine/model/content/site-event.ts'
import type { CalendarEvent } from '#features/calendar/build/calendar-event.ts'
import { findDate } from '#features/calendar/build/find-date.ts'
import { groupVersions } from '#features/calendar/build/group-versions.ts'
import { toEntryEvent } from '#features/calendar/build/to-entry-event.ts'
import { shareDates } from '../collections/share-management.ts'
import { shareEventKinds } from '../share-event-kinds.ts'

/** The dates of shareholders’ rights. */
export function toShareEvents({ content, locale }: EventContext): CalendarEvent[] {
  return groupVersions(content.entries['share-management']).flatMap((versions) =>
    shareDates.flatMap((field) => {
      const found = findDate(versions, ({ facts }) => facts[field])
      return found ? [toEntryEvent({ found, kind: shareEventKinds[field], versions, locale })] : []
    }),
  )
}
