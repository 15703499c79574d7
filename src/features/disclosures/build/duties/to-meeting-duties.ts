import type { Content, Entry } from '#engine/model/entries/content.ts'
import { decidesAt, toFirstOpening } from '#features/meetings/collection.ts'
import { ascending } from '#lib/order.ts'
import { toPeriodEnd } from '../../collections/periodic-reports.ts'
import { disclosureRules } from '../disclosure-rules.ts'
import { toFiscalYearStart } from '../firm-facts.ts'
import type {
  MeetingDocumentsRule,
  MeetingResultsRule,
  RequiredPaper,
  YearlyMeetingRule,
} from '../rules/disclosure-rule.ts'
import { findPapers, type FoundPaper } from '../rules/find-late-documents.ts'
import { toMeetingDates, type MeetingDate } from '../rules/meeting-dates.ts'
import { toDecisionOf, toDocumentsDue, toDocumentsEnd } from '../rules/meeting-terms.ts'
import { dayMs, endOfDay, toDue } from '../rules/terms.ts'
import type { Duty, DutyStart } from './duty.ts'
import { toDuty } from './to-duty.ts'

type Meeting = Entry<'meetings'>
const starts: Readonly<Record<MeetingDocumentsRule['before'], DutyStart>> = {
  opensAt: 'meeting',
  recordDate: 'record-date',
  ballotsUntil: 'ballots',
}

type FindDisclosure = (slug: string) => Entry<'disclosures'> | undefined

/** The papers of each meeting before and after it, and the annual meetings themselves. */
export function toMeetingDuties(content: Content, now: Date): Duty[] {
  const { disclosures, meetings } = content.entries
  const bySlug = new Map(disclosures.map((entry) => [entry.slug, entry]))
  const findDisclosure: FindDisclosure = (slug) => bySlug.get(slug)
  const held = meetings.filter(({ facts }) => facts.status !== 'withdrawn')
  return disclosureRules.flatMap((rule): Duty[] => {
    if (rule.kind === 'yearly-meeting') return toYearlyDuties(rule, held, content, now)
    if (rule.kind !== 'meeting-documents' && rule.kind !== 'meeting-results') return []
    return held
      .filter(({ facts }) => rule.where?.kind?.includes(facts.kind) ?? true)
      .flatMap((meeting) =>
        rule.papers.flatMap((paper) =>
          rule.kind === 'meeting-results'
            ? toResultDuty({ rule, paper, meeting }, { findDisclosure, now })
            : toMeetingDates(meeting, rule.before).flatMap((on) =>
                toDocumentDuty({ rule, paper, meeting, on }, { findDisclosure, now }),
              ),
        ),
      )
  })
}

interface PaperContext {
  findDisclosure: FindDisclosure
  now: Date
}

interface Required<Rule extends MeetingDocumentsRule | MeetingResultsRule> {
  rule: Rule
  paper: RequiredPaper
  meeting: Meeting
}

/** A paper for a date of a meeting. Of a date that the meeting had, only what was late when it moved: what was not due yet is due for the next one. */
function toDocumentDuty(
  { on, ...required }: Required<MeetingDocumentsRule> & { on: MeetingDate },
  { findDisclosure, now }: PaperContext,
): Duty[] {
  const { rule, paper, meeting } = required
  const doneBy = findFirst(findPapers(meeting, paper, findDisclosure, on))
  const due = toDocumentsDue(rule, on)
  const timing = { now, due, opensAt: new Date(on.since ?? meeting.facts.publishedAt) }
  const terms = { term: { daysBefore: rule.daysBefore }, from: starts[rule.before], ...(doneBy && { doneBy }) }
  if (on.until === undefined) {
    return [toDuty({ ...toGiven(required), ...terms }, { ...timing, endsAt: toDocumentsEnd(on) })]
  }
  const id = `${toGiven(required).id}/${on.date}`
  const duty = toDuty({ ...toGiven(required), id, ...terms }, { ...timing, endsAt: new Date(on.until) })
  return Date.parse(on.until) > due.getTime() && duty.state !== 'done' ? [duty] : []
}

function toResultDuty(required: Required<MeetingResultsRule>, { findDisclosure, now }: PaperContext): Duty {
  const { rule, paper, meeting } = required
  const doneBy = findFirst(findPapers(meeting, paper, findDisclosure))
  const due = toDue(toDecisionOf(meeting, doneBy && findDisclosure(doneBy.slug)), { hours: rule.hours })
  return toDuty(
    { ...toGiven(required), term: { hours: rule.hours }, from: 'decision', ...(doneBy && { doneBy }) },
    { now, due, opensAt: new Date(decidesAt(meeting.facts)) },
  )
}

function toGiven({ rule, paper, meeting }: Required<MeetingDocumentsRule | MeetingResultsRule>) {
  return {
    id: `meetings/${meeting.slug}/${String(paper.name).replaceAll(' ', '-')}`,
    rule: rule.id,
    source: rule.source,
    holder: rule.holder,
    subject: { kind: 'paper', meeting: meeting.slug, paper: paper.name } as const,
  }
}

function findFirst(found: readonly FoundPaper[]): Duty['doneBy'] {
  return found
    .map(({ disclosure: { collection, slug, facts } }) => ({ collection, slug, publishedAt: facts.publishedAt }))
    .toSorted((a, b) => ascending(a.publishedAt, b.publishedAt))[0]
}

/** The annual meeting about each fiscal year since the first of which the site has one, and about the present one. */
function toYearlyDuties(rule: YearlyMeetingRule, meetings: readonly Meeting[], content: Content, now: Date): Duty[] {
  const annual = meetings.filter(({ facts }) => facts.kind === 'thuong-nien')
  const year = Number(content.today.slice(0, 'yyyy'.length))
  const first = Math.min(year, ...annual.map(({ facts }) => facts.year))
  const startMonth = toFiscalYearStart(content.entries)
  return Array.from({ length: year - first + 2 }, (_, index) => first - 1 + index).flatMap((fiscalYear): Duty[] => {
    const yearEnd = toPeriodEnd({ fiscalYear, period: 'FY' }, startMonth)
    const due = endOfDay(addMonths(yearEnd, rule.months))
    // Called for the twelve months after the end of the year; one that was moved out of them is late, and not that of the next year.
    const held = annual.find(({ facts }) => {
      const after = Date.parse(toFirstOpening(facts)) - endOfDay(yearEnd).getTime()
      return after > 0 && after <= 365 * dayMs
    })
    const doneBy = held && { collection: held.collection, slug: held.slug, publishedAt: held.facts.opensAt }
    return [
      toDuty(
        {
          id: `meetings/thuong-nien-${fiscalYear}`,
          rule: rule.id,
          source: rule.source,
          holder: rule.holder,
          subject: { kind: 'annual-meeting', year: fiscalYear + 1 },
          term: { months: rule.months },
          from: 'year-end',
          ...(doneBy && { doneBy }),
        },
        { now, due, opensAt: endOfDay(yearEnd) },
      ),
    ]
  })
}

/** The last day of the month that is some months after that of a last day of a month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, day.length)
}
