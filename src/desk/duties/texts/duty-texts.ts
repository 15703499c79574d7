import type { DutyStart, DutySubject, DutyTerm } from '#features/disclosures/build/duties/duty.ts'
import type { DutyHolder, LegalSource } from '#features/disclosures/build/rules/legal-source.ts'

export type ReportSubject = Extract<DutySubject, { kind: 'report' }>
export type Period = ReportSubject['period']

/** The words of the calendar of duties in one language. */
export interface DutyTexts {
  report: (subject: ReportSubject) => string
  /** @param name its name among the rules: `draft resolutions` */
  paper: (name: string, meeting: string) => string
  annualMeeting: (year: number) => string
  /** `30 days after the end of the period` */
  term: (term: DutyTerm, from: DutyStart) => string
  holder: Readonly<Record<DutyHolder, string>>
  source: (source: LegalSource) => string
  /** Of a duty that the law does not state. */
  editors: string
  /** Of a rule whose own words nobody has read. */
  advice: string
  /** The last day for the authority and the exchange: `2027-02-01`. */
  filing: (day: string) => string
}
