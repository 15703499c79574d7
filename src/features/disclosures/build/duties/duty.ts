import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { type Message } from '#lib/say/message.ts'
import type { PeriodicCode } from '../../collections/codes.ts'
import type { Basis, Period } from '../../collections/periodic-reports.ts'
import type { DutyHolder, RuleSource } from '../rules/legal-source.ts'

/** The object of a duty. */
export type DutySubject =
  | { kind: 'report'; code: PeriodicCode; fiscalYear: number; period: Period; basis?: Basis }
  | { kind: 'paper'; meeting: string; paper: Message }
  | { kind: 'annual-meeting'; year: number }
  | { kind: 'event'; collection: CollectionName; slug: string }

/** From what a term counts. */
export type DutyStart =
  | 'period-end'
  | 'signature'
  | 'statements'
  | 'event'
  | 'meeting'
  | 'record-date'
  | 'ballots'
  | 'decision'
  | 'year-end'

export type DutyTerm = { days: number } | { hours: number } | { daysBefore: number } | { months: number }

/**
 * ahead: its period is not over; due: it can be done now; overdue: it has not come; missed: what it was for is over, so that it
 * cannot be mended.
 */
export type DutyState = 'overdue' | 'due' | 'ahead' | 'missed' | 'done-late' | 'done'

/** Something that is to be disclosed by a moment, by a rule. */
export interface Duty {
  /** The same in each run: `periodic-reports/bao-cao-tai-chinh-2026-q3-rieng`. */
  id: string
  /** The rule that it follows from. */
  rule: string
  source: RuleSource
  /** True if the rule itself was not read: `isAdvice`. */
  isAdvice: boolean
  holder: DutyHolder
  subject: DutySubject
  term: DutyTerm
  from: DutyStart
  /** The last moment on the site, which can publish on every day: `2026-10-30T23:59+07:00`. */
  due: string
  /**
   * The last day for the State Securities Commission and the exchange, if it is another: the next working day after a day off. A meeting
   * is held, and not filed.
   */
  filingDay?: string
  /** Whole days until it is due; negative once it is overdue, 0 on the day itself. */
  daysLeft: number
  state: DutyState
  /** The entry that fulfils it. */
  doneBy?: Pick<Entry, 'collection' | 'slug'> & { publishedAt: string }
}
