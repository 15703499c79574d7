import type { Validity } from '#engine/model/entries/validity.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { EntryPayload, PageLink, RelatedEntry, Withdrawal } from '#engine/model/payload.ts'
import type { Href } from '#lib/href.ts'
import type { PeriodicCode } from './collections/codes.ts'
import type { Assurance, Basis, Period } from './collections/periodic-reports.ts'
import type { ShareDate } from './collections/share-management.ts'

export type DocumentPayload = DisclosurePayload | PeriodicReportPayload | GovernancePayload | ShareManagementPayload

export type DisclosurePayload = EntryPayload<'disclosures'> & DisclosureExtras
export type PeriodicReportPayload = EntryPayload<'periodic-reports'> & PeriodicReportExtras
export type GovernancePayload = EntryPayload<'governance'> & GovernanceExtras
export type ShareManagementPayload = EntryPayload<'share-management'> & ShareExtras

export interface DocumentExtras {
  /** Oldest first. */
  history: HistoryEvent[]
}

export interface DisclosureExtras extends DocumentExtras {
  /** The event that is disclosed, and where the law names it. */
  event?: { name: string; source: string }
  disclosedBy?: Signatory
  approvedBy?: Signatory
  /** Of a notice of a meeting that has moved since, or was cancelled. */
  moved?: MovedMeeting
}

/** A meeting that is not held when its notice says. */
export interface MovedMeeting {
  meeting: PageLink
  isCancelled: boolean
  /** When the move was announced, or that it is cancelled. */
  at: string
  reason: string
  /** The notice of the present dates, if there is one. */
  notice?: PageLink
}

/** A person who acts for the firm, with the office on that day. */
export interface Signatory {
  person: RelatedEntry
  office?: string
}

export interface PeriodicReportExtras extends DocumentExtras {
  /** The disclosure that explains the figures, where the explanation is not attached. */
  explanation: RelatedEntry | null
  /** When and why that was withdrawn. */
  explanationWithdrawal?: Withdrawal
}

/** Something that happened to a document: it was published, or an earlier version was, or another one refers to it. */
export interface HistoryEvent {
  kind:
    | 'earlier'
    | 'published'
    | 'corrects'
    | 'supersedes'
    | 'corrected'
    | 'correction-withdrawn'
    | 'superseded'
    | 'successor-withdrawn'
    | 'withdrawn'
  at: string
  /** The other document. */
  link?: RelatedEntry
  /** Of a correction or a withdrawal. */
  reason?: string
}

export interface GovernanceExtras extends DocumentExtras {
  validity: Validity
  /** Newest first, including the one that the page shows. */
  versions: DocumentVersion[]
}

export interface DocumentVersion {
  link: PageLink
  version: string
  effectiveFrom: string
  effectiveTo: string | null
  validity: Validity
}

export interface ShareExtras extends DocumentExtras {
  /** From the announcement to the payment; empty if only the announcement has a date. */
  timeline: DatedStep[]
  /** Of a trade: who traded, the shares in percent of all, and the notices that belong together. */
  trader?: Trader
  /** Of the use of proceeds: the notice on the issue. */
  issue?: RelatedEntry
}

/** The names and shares that the page of a trade has besides its facts. */
export interface Trader {
  /** The person, or the name of another holder. */
  holder: RelatedEntry | string
  /** The office of the person on the first day of the trade. */
  office?: string
  relatedTo?: RelatedEntry
  /** In percent of all shares; absent where their number is not known. */
  shares?: { before: string; after?: string }
  registration?: RelatedEntry
  result?: PageLink
}

/** A date in the exercise of a shareholders' right. */
export interface DatedStep {
  step: 'published' | ShareDate
  date: string
  isPast: boolean
  /** The file that adds the day to a calendar; none for days that are past. */
  calendarFile?: string
}

/** Periodic reports by year and period: which are published, in which languages, and which are missing. */
export interface PeriodicGrid {
  /** Of each kind the latest period first. */
  columns: { code: PeriodicCode; period: Period }[]
  /** Newest first. */
  years: { year: number; rows: PeriodicRow[] }[]
}

export interface PeriodicRow {
  /** Financial statements have a row for each basis; other reports have one row. */
  basis: Basis | null
  /** One for each column. */
  cells: PeriodicCell[]
}

export type PeriodicCell =
  | { state: 'published'; href: Href; locales: readonly Locale[]; assurance: Assurance | null; isCorrected: boolean }
  /** The period is over, and there is no report of it. */
  | { state: 'missing' }
  /** The period is not over yet. */
  | { state: 'ahead' }
