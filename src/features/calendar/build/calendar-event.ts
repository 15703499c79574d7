import type { ShownEvent } from '../payload.ts'

/** An event with what calendar files and structured data say of it in addition. */
export interface CalendarEvent extends ShownEvent {
  /** Rises with each change that the content knows: a version, a new date, a withdrawal. */
  sequence: number
  /** When it was announced, or last changed. */
  changedAt: string
  summary: string
  /** Where a general meeting is held. */
  place?: string
}

declare module '#engine/model/site/register.ts' {
  interface Register {
    event: CalendarEvent
  }
}
