import type { AttachmentKind } from '#engine/model/entries/attachments-field.ts'
import type { FactsOf } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { MeetingDocumentKind } from '#features/meetings/collection.ts'
import { type Message } from '#lib/say/message.ts'
import type { Assurance } from '../../collections/periodic-reports.ts'
import type { DutyHolder, RuleSource } from './legal-source.ts'

interface RuleBase<C extends CollectionName> {
  /** The name of the rule in reports. */
  id: string
  collection: C
  /** The entries that the rule applies to, by values of their facts; without it, all. */
  where?: Conditions<FactsOf<C>>
  /** The rule in a sentence. */
  requirement: Message
  /** The law or regulation that contains the rule. */
  source: RuleSource
}

type Conditions<Facts> = { readonly [Field in KeysOf<Facts>]?: readonly ValueOf<Facts, Field>[] }

type KeysOf<Facts> = Facts extends unknown ? keyof Facts : never
type ValueOf<Facts, Field extends PropertyKey> =
  Facts extends Readonly<Partial<Record<Field, infer Value>>> ? Exclude<Value, undefined> : never

/** Fields with a date or a time. */
type DateField<Facts> = {
  [Field in KeysOf<Facts>]: ValueOf<Facts, Field> extends string | undefined ? Field : never
}[KeysOf<Facts>]

/** A number of calendar days, which end with the day, or of hours. */
export type Term = { hours: number } | { days: number; ofParentDays?: number }

/** A rule with a term, and whose duty it is. */
interface TermRule<C extends CollectionName> extends RuleBase<C> {
  holder: DutyHolder
}

/** An entry must be published within a term after a date in it. Entries that correct or replace another have no deadline. */
export interface DeadlineRule<C extends CollectionName = CollectionName> extends TermRule<C> {
  kind: 'deadline'
  /** The earliest of them is the deadline. `ofParentDays` holds for a firm that publishes consolidated statements. */
  limits: readonly Limit<FactsOf<C>>[]
}

interface Limit<Facts> {
  from: DateField<Facts>
  within: Term
}

/** A report must be published within a number of days after the audited statements of its year. */
export interface AfterStatementsRule extends TermRule<'periodic-reports'> {
  kind: 'after-statements'
  days: number
}

/** An entry must be published at least a number of days before a date in it. */
export interface AdvanceRule<C extends CollectionName = CollectionName> extends TermRule<C> {
  kind: 'advance'
  before: DateField<FactsOf<C>>
  days: number
}

/** A report must have been reviewed or audited. */
export interface AssuranceRule extends RuleBase<'periodic-reports'> {
  kind: 'assurance'
  accepted: readonly Assurance[]
}

/** Statements must explain a profit that is far from that of the same period of the year before. */
export interface ExplanationRule extends RuleBase<'periodic-reports'> {
  kind: 'explanation'
  /** The change of profit after tax, in percent, from which an explanation is required. */
  percent: number
}

/** A rule for days off: a disclosure that is dated on a public holiday was probably made on another day. */
export interface WorkingDayRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'working-day'
}

/** An entry published on or after a day must have its text, and its documents, in another language too. */
export interface TranslationRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'translation'
  language: Locale
  since: string
}

/** An entry must have the document itself attached. */
export interface DocumentRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'document'
}

/** A paper that a meeting must have: found by its kind among the papers, or among the documents of any of them. */
export interface RequiredPaper {
  name: Message
  kinds: readonly MeetingDocumentKind[]
  attachment?: AttachmentKind
}

/**
 * Each of the papers of a meeting must be published a number of days before it opens, before its record date, or before the ballots
 * of a consultation are to be returned.
 */
export interface MeetingDocumentsRule extends TermRule<'meetings'> {
  kind: 'meeting-documents'
  papers: readonly RequiredPaper[]
  before: 'opensAt' | 'recordDate' | 'ballotsUntil'
  daysBefore: number
  /** How many days before the documents are due their absence is reported. */
  noticeDays: number
}

/** Each of the papers on the results of a meeting must be published within a number of hours after the decision. */
export interface MeetingResultsRule extends TermRule<'meetings'> {
  kind: 'meeting-results'
  papers: readonly RequiredPaper[]
  hours: number
}

/** The annual meeting must be held within a number of months after the end of the fiscal year. Only the duties look at it. */
export interface YearlyMeetingRule extends TermRule<'meetings'> {
  kind: 'yearly-meeting'
  months: number
}

/** An entry must have a date that other rules count from. */
export interface DatedRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'dated'
  field: DateField<FactsOf<C>>
  /** The meaning of the date: `the time at which the request was received`. */
  what: Message
}

/** The end of an entry's term is reported in advance. */
export interface ExpiryRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'expiry'
  ends: DateField<FactsOf<C>>
  /** How many days before the end it is reported. */
  noticeDays: number
}

export type DisclosureRule =
  | AfterStatementsRule
  | AssuranceRule
  | ExplanationRule
  | MeetingDocumentsRule
  | MeetingResultsRule
  | YearlyMeetingRule
  | {
      [C in CollectionName]:
        | DeadlineRule<C>
        | AdvanceRule<C>
        | TranslationRule<C>
        | DocumentRule<C>
        | WorkingDayRule<C>
        | DatedRule<C>
        | ExpiryRule<C>
    }[CollectionName]
