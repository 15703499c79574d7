import type { Entry } from '#engine/model/entries/content.ts'
import { decidesAt } from '#features/meetings/collection.ts'
import type { MeetingDocumentsRule } from './disclosure-rule.ts'
import type { MeetingDate } from './meeting-dates.ts'
import { dayMs, endOfDay } from './terms.ts'

// Moments of a meeting from which terms count.

type Meeting = Entry<'meetings'>

/** The last moment for the papers of a meeting. */
export function toDocumentsDue({ daysBefore }: MeetingDocumentsRule, on: MeetingDate): Date {
  return new Date(toDocumentsEnd(on).getTime() - daysBefore * dayMs)
}

/** The moment before which the papers of a meeting must have been there for some days. */
export function toDocumentsEnd({ field, date }: MeetingDate): Date {
  return field === 'recordDate' ? endOfDay(date) : new Date(date)
}

/**
 * When the meeting decided: when it closed, else the time of the event on its resolution, else when it opened; of a
 * consultation in writing, when the last ballots were due. A decision is never earlier, so that a term that counts from the
 * opening warns too soon rather than too late.
 */
export function toDecisionOf({ facts }: Meeting, paper?: Entry<'disclosures'>): string {
  if (facts.closedAt !== undefined) return facts.closedAt
  const earliest = decidesAt(facts)
  const eventAt = paper?.facts.eventAt
  return eventAt === undefined || eventAt < earliest ? earliest : eventAt
}
