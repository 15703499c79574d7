import type { Entry } from '#engine/model/entries/content.ts'
import type { MeetingDocumentsRule } from './disclosure-rule.ts'

// A meeting that moves has several dates, one after the other, and papers for each of them.

type Meeting = Entry<'meetings'>
type Field = MeetingDocumentsRule['before']

/** A date of a meeting, while it was the date of the meeting. */
export interface MeetingDate {
  field: Field
  /** A day or an instant, as the content writes it. */
  date: string
  /** When it was announced that the meeting moves to this date; undefined for the first. */
  since?: string
  /** When it was announced that the meeting moves to another one; undefined for the present date. */
  until?: string
}

/** The dates that a meeting has had, oldest first; the last is that of now. A move that leaves the date as it was makes no other. */
export function toMeetingDates({ facts }: Meeting, field: Field): [...MeetingDate[], MeetingDate] {
  const former: MeetingDate[] = []
  let since: string | undefined
  for (const [index, move] of facts.rescheduled.entries()) {
    const [date, next] = [read(move, field), read(facts.rescheduled[index + 1] ?? facts, field)]
    if (date === next) continue
    former.push({ field, date, ...(since !== undefined && { since }), until: move.announcedAt })
    since = move.announcedAt
  }
  return [...former, { field, date: read(facts, field), ...(since !== undefined && { since }) }]
}

type Dates = Readonly<{ opensAt: string; recordDate: string; ballotsUntil?: string | undefined }>

function read(dates: Dates, field: Field): string {
  return dates[field] ?? dates.opensAt
}

/** Papers that tell shareholders a date: one from before a move is for the date of then, also where it states none as a fact. */
const announcing: readonly string[] = ['thu-moi', 'ngay-dang-ky']

interface Paper {
  kind: string
  disclosure: Entry<'disclosures'>
}

/** True if a paper of a meeting tells shareholders when it is held. */
export function isNotice({ kind, disclosure }: Paper): boolean {
  return announcing.includes(kind) || disclosure.facts.announces !== undefined
}

/**
 * True if a paper is for a date of its meeting: one that announces a date is for that alone. What it announces by mistake, and is no date of
 * the meeting, counts: its correction says the right one.
 */
export function isForDate(
  { kind, disclosure }: Paper,
  { field, date, since, until }: MeetingDate,
  meeting: Meeting,
): boolean {
  const { announces, publishedAt } = disclosure.facts
  if (until !== undefined && publishedAt >= until) return false
  const said = announces?.[field]
  if (said !== undefined) return said === date || !toMeetingDates(meeting, field).some((one) => one.date === said)
  return !announcing.includes(kind) || since === undefined || publishedAt >= since
}
