import type { Entries } from '#engine/model/entries/content.ts'
import type { PeriodicCode } from '../collections/codes.ts'
import { toPeriodEnd, type FiscalYearStart, type Period } from '../collections/periodic-reports.ts'

type WithProfile = Pick<Entries, 'profile'>

/** True if the firm has subsidiaries, and with them the longer terms of firms that consolidate. */
export function isParentFirm({ profile }: WithProfile): boolean {
  return profile.some(({ facts }) => facts.isParent)
}

/** The month in which the fiscal year of the firm begins. */
export function toFiscalYearStart({ profile }: WithProfile): FiscalYearStart {
  return profile[0]?.facts.fiscalYearStart ?? 1
}

/** The reports that go by the calendar year, whenever the fiscal year begins: Circular 96, Article 10 clause 4, Article 22 clause 2. */
const calendarCodes: readonly PeriodicCode[] = ['bao-cao-tinh-hinh-quan-tri', 'ty-le-an-toan-tai-chinh']

interface ReportPeriod {
  code: PeriodicCode
  fiscalYear: number
  period: Period
}

/** The last day of the period of a report of the firm. */
export function toReportPeriodEnd(report: ReportPeriod, entries: WithProfile): string {
  return toPeriodEnd(report, calendarCodes.includes(report.code) ? 1 : toFiscalYearStart(entries))
}
