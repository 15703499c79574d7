import type { EventContext } from '#engine/model/content/site-event.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { CalendarEvent } from '#features/calendar/build/calendar-event.ts'
import { toChanges, type FoundDate } from '#features/calendar/build/find-date.ts'
import { toEntryEvent } from '#features/calendar/build/to-entry-event.ts'

/** The opening of each general meeting, and its record date. */
export function toMeetingEvents({ content, locale }: EventContext): CalendarEvent[] {
  const kinds = { opensAt: 'dai-hoi', recordDate: 'ngay-dang-ky' } as const
  return content.entries.meetings.flatMap((meeting) =>
    (['recordDate', 'opensAt'] as const).map((field): CalendarEvent => {
      const { facts } = meeting
      const found = findMeetingDate(meeting, field)
      return {
        ...toEntryEvent({ found, kind: kinds[field], versions: [meeting], locale }),
        ...toMeetingChanges(meeting),
        ...(field === 'opensAt' && { place: facts.place[locale] }),
      }
    }),
  )
}

type Meeting = Entry<'meetings'>

/** Meetings are rescheduled in place, because invitations and papers refer to the entry. */
function findMeetingDate(meeting: Meeting, field: 'opensAt' | 'recordDate'): FoundDate<Meeting> {
  const { facts } = meeting
  const at = facts[field]
  if (facts.status === 'withdrawn') {
    return { at, state: 'cancelled', version: meeting, reason: facts.withdrawal?.reason }
  }
  const last = facts.rescheduled.findLast((former) => former[field] !== at)
  return last
    ? { at, state: 'moved', formerly: last[field], version: meeting, reason: last.reason }
    : { at, state: 'planned', version: meeting }
}

function toMeetingChanges(meeting: Meeting): Pick<CalendarEvent, 'sequence' | 'changedAt'> {
  const { sequence, changedAt } = toChanges([meeting])
  const moments = meeting.facts.rescheduled.map(({ announcedAt }) => announcedAt)
  return { sequence: sequence + moments.length, changedAt: [changedAt, ...moments].toSorted().at(-1) ?? changedAt }
}
