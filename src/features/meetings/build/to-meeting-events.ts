import type { EventContext } from '#engine/model/content/site-event.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { CalendarEvent } from '#features/calendar/build/calendar-event.ts'
import { toChanges, type FoundDate } from '#features/calendar/build/find-date.ts'
import { toEntryEvent } from '#features/calendar/build/to-entry-event.ts'
import type { EventKind } from '#features/calendar/vocabulary.ts'

type Meeting = Entry<'meetings'>
type MeetingDate = 'recordDate' | 'opensAt' | 'ballotsUntil'

const kinds = {
  opensAt: 'dai-hoi',
  recordDate: 'ngay-dang-ky',
  ballotsUntil: 'lay-y-kien',
} as const satisfies Record<MeetingDate, EventKind>

/** The date by which a meeting is known: its opening; of a consultation in writing, until when ballots are to be returned. */
function toMainDate({ facts }: Meeting): 'opensAt' | 'ballotsUntil' {
  return facts.kind === 'lay-y-kien' ? 'ballotsUntil' : 'opensAt'
}

export function toMeetingEventKind(meeting: Meeting): EventKind {
  return kinds[toMainDate(meeting)]
}

/** The main date of each general meeting, and its record date. */
export function toMeetingEvents({ content, locale }: EventContext): CalendarEvent[] {
  return content.entries.meetings.flatMap((meeting) =>
    (['recordDate', toMainDate(meeting)] as const).flatMap((field): CalendarEvent[] => {
      const { facts } = meeting
      const found = findMeetingDate(meeting, field)
      if (!found) return []
      return [
        {
          ...toEntryEvent({ found, kind: kinds[field], versions: [meeting], locale }),
          ...toMeetingChanges(meeting),
          ...(field === 'opensAt' && { place: facts.place[locale] }),
        },
      ]
    }),
  )
}

/** Meetings are rescheduled in place, because invitations and papers refer to the entry. */
function findMeetingDate(meeting: Meeting, field: MeetingDate): FoundDate<Meeting> | undefined {
  const { facts } = meeting
  const at = facts[field]
  if (at === undefined) return undefined
  if (facts.status === 'withdrawn') {
    return { at, state: 'cancelled', version: meeting, reason: facts.withdrawal?.reason }
  }
  const last = facts.rescheduled.findLast((former) => former[field] !== undefined && former[field] !== at)
  const formerly = last?.[field]
  return last && formerly !== undefined
    ? { at, state: 'moved', formerly, version: meeting, reason: last.reason }
    : { at, state: 'planned', version: meeting }
}

function toMeetingChanges(meeting: Meeting): Pick<CalendarEvent, 'sequence' | 'changedAt'> {
  const { sequence, changedAt } = toChanges([meeting])
  const moments = meeting.facts.rescheduled.map(({ announcedAt }) => announcedAt)
  return { sequence: sequence + moments.length, changedAt: [changedAt, ...moments].toSorted().at(-1) ?? changedAt }
}
