import { type Message, say } from '#lib/say/message.ts'
import type { Term } from './disclosure-rule.ts'

// Moments from which and until which a rule counts. Days are calendar days that end in Vietnam. A deadline is not moved to
// the next working day, because the site can publish on every day.

const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

/** The end of a term after a date or a moment. */
export function toDue(from: string, within: Term, isParent = false): Date {
  if ('hours' in within) return new Date(Date.parse(from) + within.hours * hourMs)
  const days = isParent ? (within.ofParentDays ?? within.days) : within.days
  return new Date(endOfDay(from).getTime() + days * dayMs)
}

export function endOfDay(from: string): Date {
  return new Date(Date.parse(`${from.slice(0, 'yyyy-mm-dd'.length)}T23:59+07:00`))
}

export function toMoment(date: Date): string {
  return `${new Date(date.getTime() + 7 * hourMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}+07:00`
}

export function toDuration(milliseconds: number): Message {
  const hours = Math.ceil(milliseconds / hourMs)
  if (hours < 48) return hours === 1 ? say`1 hour` : say`${hours} hours`
  return say`${Math.ceil(hours / 24)} days`
}

export function toDaysLeft(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / dayMs)
}
