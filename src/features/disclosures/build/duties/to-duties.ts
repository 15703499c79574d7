import type { Content } from '#engine/model/entries/content.ts'
import { ascending } from '#lib/order.ts'
import type { Duty } from './duty.ts'
import { toEventDuties } from './to-event-duties.ts'
import { toMeetingDuties } from './to-meeting-duties.ts'
import { toReportDuties } from './to-report-duties.ts'

/**
 * The calendar of duties at a moment, in the order in which they are due: from the rules of disclosure, the profile, the fiscal
 * year and what is published.
 */
export function toDuties(content: Content, now: Date): Duty[] {
  return [...toReportDuties(content, now), ...toMeetingDuties(content, now), ...toEventDuties(content, now)].toSorted(
    (a, b) => ascending(a.due, b.due) || ascending(a.id, b.id),
  )
}
