import type { Entries } from '#engine/model/entries/content.ts'
import { periodicCodes, type PeriodicCode } from '../collections/codes.ts'
import type { Period } from '../collections/periodic-reports.ts'
import { disclosureRules } from './disclosure-rules.ts'
import { isParentFirm, toReportPeriodEnd } from './firm-facts.ts'
import type { LegalSource } from './rules/legal-source.ts'
import { expectedPeriods } from './to-periodic-grids.ts'

/** The last day to publish a periodic report. */
export interface ReportDeadline {
  code: PeriodicCode
  fiscalYear: number
  period: Period
  /** The last day: `2027-01-30`. */
  day: string
  /** How many days after the end of the period it is. */
  days: number
  /** The regulation that says so. */
  source: LegalSource
}

/** Those in the year of a day and in the next year, by the rules of disclosure. */
export function toReportDeadlines(today: string, entries: Pick<Entries, 'profile'>): ReportDeadline[] {
  const year = Number(today.slice(0, 'yyyy'.length))
  const fiscalYears = [year - 2, year - 1, year, year + 1]
  const isParent = isParentFirm(entries)
  return periodicCodes.flatMap((code) =>
    expectedPeriods[code].flatMap((period) => {
      const rule = findRule(code, period, isParent)
      if (!rule) return []
      return fiscalYears
        .map((fiscalYear) => ({
          fiscalYear,
          day: addDays(toReportPeriodEnd({ code, fiscalYear, period }, entries), rule.days),
        }))
        .filter(({ day }) => day >= `${year}-01-01` && day < `${year + 2}-01-01`)
        .map((one) => ({ code, period, ...one, ...rule }))
    }),
  )
}

function findRule(
  code: PeriodicCode,
  period: Period,
  isParent: boolean,
): Pick<ReportDeadline, 'days' | 'source'> | undefined {
  for (const rule of disclosureRules) {
    if (rule.kind !== 'deadline' || rule.collection !== 'periodic-reports' || rule.source === 'editors') continue
    const { code: codes, period: periods } = rule.where ?? {}
    const isMeant = (codes?.includes(code) ?? true) && (periods?.includes(period) ?? true)
    const limit = rule.limits.find(({ from }) => from === 'periodEnd')
    if (!isMeant || !limit || !('days' in limit.within)) continue
    const { days, ofParentDays = days } = limit.within
    return { days: isParent ? ofParentDays : days, source: rule.source }
  }
  return undefined
}

function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, day.length)
}
