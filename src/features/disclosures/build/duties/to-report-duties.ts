import type { Content, Entry } from '#engine/model/entries/content.ts'
import { ascending } from '#lib/order.ts'
import { periodicCodes, type PeriodicCode } from '../../collections/codes.ts'
import { bases, type Basis, type Period } from '../../collections/periodic-reports.ts'
import { disclosureRules } from '../disclosure-rules.ts'
import { isParentFirm, toReportPeriodEnd } from '../firm-facts.ts'
import type { AfterStatementsRule, DeadlineRule } from '../rules/disclosure-rule.ts'
import { isRevision } from '../rules/finding.ts'
import { isInForce } from '../rules/legal-source.ts'
import { dayMs, endOfDay, toDue } from '../rules/terms.ts'
import { expectedPeriods } from '../to-periodic-grids.ts'
import type { Duty, DutyStart, DutyTerm } from './duty.ts'
import { toDuty } from './to-duty.ts'

type Report = Entry<'periodic-reports'>

/** A report that is expected. */
interface Slot {
  code: PeriodicCode
  fiscalYear: number
  period: Period
  basis: Basis | undefined
  periodEnd: string
}

interface Limit {
  rule: DeadlineRule | AfterStatementsRule
  term: DutyTerm
  from: DutyStart
  due: Date
}

/** How long a disclosure stays on the site, and with it the question whether it came. */
const yearsBack = 5

/**
 * The reports of each kind that the firm must publish: those of the years since it published the first of that kind, at most five,
 * and those that are due within a year. Of a kind that never came, those of the last year.
 */
export function toReportDuties(content: Content, now: Date): Duty[] {
  const year = Number(content.today.slice(0, 'yyyy'.length))
  const years = Array.from({ length: yearsBack + 3 }, (_, index) => year - yearsBack - 1 + index)
  const until = now.getTime() + 366 * dayMs
  return periodicCodes.flatMap((code) =>
    basesOf(code, content).flatMap((basis) => {
      const since = findStart({ code, basis }, content, now)
      return expectedPeriods[code].flatMap((period) =>
        years.flatMap((fiscalYear): Duty[] => {
          const periodEnd = toReportPeriodEnd({ code, fiscalYear, period }, content.entries)
          const duty =
            periodEnd < since ? undefined : toReportDuty({ code, fiscalYear, period, basis, periodEnd }, content, now)
          return duty && Date.parse(duty.due) <= until ? [duty] : []
        }),
      )
    }),
  )
}

function basesOf(code: PeriodicCode, { entries }: Content): readonly (Basis | undefined)[] {
  if (code !== 'bao-cao-tai-chinh') return [undefined]
  return isParentFirm(entries) ? bases : ['rieng']
}

/** The end of the first period of which a report of this kind is expected. */
function findStart({ code, basis }: Pick<Slot, 'code' | 'basis'>, { entries }: Content, now: Date): string {
  const own = entries['periodic-reports'].filter(({ facts }) => facts.code === code && facts.basis === basis)
  const first = own.map(({ facts }) => facts.periodEnd).toSorted()[0]
  const back = new Date(now)
  back.setUTCFullYear(back.getUTCFullYear() - (first === undefined ? 1 : yearsBack))
  const earliest = back.toISOString().slice(0, 'yyyy-mm-dd'.length)
  return first !== undefined && first > earliest ? first : earliest
}

function toReportDuty(slot: Slot, content: Content, now: Date): Duty | undefined {
  const report = findReport(slot, content)
  const limit = toLimits(slot, report, content).toSorted((a, b) => a.due.getTime() - b.due.getTime())[0]
  if (!limit) return undefined
  const { code, fiscalYear, period, basis, periodEnd } = slot
  const { rule, term, from, due } = limit
  const doneBy = report && {
    collection: report.collection,
    slug: report.slug,
    publishedAt: report.facts.publishedAt,
  }
  return toDuty(
    {
      id: ['periodic-reports/' + code, fiscalYear, period.toLowerCase(), ...(basis ? [basis] : [])].join('-'),
      rule: rule.id,
      source: rule.source,
      holder: rule.holder,
      subject: { kind: 'report', code, fiscalYear, period, ...(basis && { basis }) },
      term,
      from,
      ...(doneBy && { doneBy }),
    },
    { now, due, opensAt: endOfDay(periodEnd) },
  )
}

/** The report of a slot that was published first: later versions fulfil nothing that it has not. */
function findReport({ code, fiscalYear, period, basis }: Slot, { entries }: Content): Report | undefined {
  return entries['periodic-reports']
    .filter(
      ({ facts }) =>
        facts.code === code && facts.fiscalYear === fiscalYear && facts.period === period && facts.basis === basis,
    )
    .filter((report) => report.facts.status !== 'withdrawn' && !isRevision(report))
    .toSorted((a, b) => ascending(a.facts.publishedAt, b.facts.publishedAt))[0]
}

/** The limits that count for a report, of which the earliest holds. */
function toLimits(slot: Slot, report: Report | undefined, content: Content): Limit[] {
  const isParent = isParentFirm(content.entries)
  const days = (within: { days: number; ofParentDays?: number }) =>
    isParent ? (within.ofParentDays ?? within.days) : within.days
  return disclosureRules.flatMap((rule): Limit[] => {
    if (rule.collection !== 'periodic-reports' || !isInForce(rule.source, slot.periodEnd)) return []
    if (rule.kind === 'after-statements') {
      const statements = rule.where?.code?.includes(slot.code) ? findStatements(slot, content) : undefined
      if (statements === undefined) return []
      return [{ rule, term: { days: rule.days }, from: 'statements', due: toDue(statements, { days: rule.days }) }]
    }
    if (rule.kind !== 'deadline' || !isMeant(rule, slot)) return []
    return rule.limits.flatMap(({ from, within }): Limit[] => {
      const start = from === 'periodEnd' ? slot.periodEnd : from === 'signedOn' ? report?.facts.signedOn : undefined
      if (start === undefined || !('days' in within)) return []
      const term = { days: days(within) }
      return [{ rule, term, from: from === 'periodEnd' ? 'period-end' : 'signature', due: toDue(start, term) }]
    })
  })
}

/** Reviewed quarterly statements are a choice of the firm: the duty is that of the others. */
function isMeant({ where }: DeadlineRule<'periodic-reports'>, { code, period }: Slot): boolean {
  const isOptional = where?.assurance !== undefined && !where.assurance.includes('chua-kiem-toan')
  return !isOptional && (where?.code?.includes(code) ?? true) && (where?.period?.includes(period) ?? true)
}

/** When the last of the audited statements of a year was published. */
function findStatements({ fiscalYear }: Slot, content: Content): string | undefined {
  return basesOf('bao-cao-tai-chinh', content)
    .flatMap((basis) => {
      const slot: Slot = { code: 'bao-cao-tai-chinh', fiscalYear, period: 'FY', basis, periodEnd: '' }
      return findReport(slot, content)?.facts.publishedAt ?? []
    })
    .toSorted()
    .at(-1)
}
