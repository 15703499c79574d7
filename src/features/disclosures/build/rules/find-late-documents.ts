import type { Entry } from '#engine/model/entries/content.ts'
import { listed, type Message, say } from '#lib/say/message.ts'
import type { MeetingDocumentsRule, MeetingResultsRule, RequiredPaper } from './disclosure-rule.ts'
import { findLate, isRevision, type Result, type RuleContext } from './finding.ts'
import { isForDate, toMeetingDates, type MeetingDate } from './meeting-dates.ts'
import { toDecisionOf, toDocumentsDue, toDocumentsEnd } from './meeting-terms.ts'
import { toDaysLeft, toDue, toMoment } from './terms.ts'

type Meeting = Entry<'meetings'>
type Disclosure = Entry<'disclosures'>
type FindDisclosure = RuleContext['findDisclosure']

/** A paper of a meeting, and the disclosure that has it. */
export interface FoundPaper {
  disclosure: Disclosure
  /** Its place in `papers`. */
  index: number
}

/** Papers published too late, and those not published yet that are due soon or overdue. */
export function findLateDocuments(rule: MeetingDocumentsRule, meeting: Meeting, context: RuleContext): Result[] {
  return toMeetingDates(meeting, rule.before).flatMap((on) =>
    on.until === undefined
      ? findLateForPresent(rule, { meeting, on }, context)
      : findMissedBefore(rule, { meeting, on, until: on.until }, context),
  )
}

interface OnDate {
  meeting: Meeting
  on: MeetingDate
}

function findLateForPresent(
  rule: MeetingDocumentsRule,
  { meeting, on }: OnDate,
  { now, findDisclosure }: RuleContext,
): Result[] {
  const due = toDocumentsDue(rule, on)
  const { missing, found } = sortPapers(rule.papers, meeting, findDisclosure, on)
  const late = findLatePapers(found, () => due)
  const leftDays = toDaysLeft(due, now)
  // Nobody can mend what is missing once the day that it was for is over.
  const isOver = toDocumentsEnd(on).getTime() < now.getTime()
  if (missing.length === 0 || isOver || leftDays > rule.noticeDays) return late
  const message = say`Not published yet: ${toNames(missing)}; due by ${toMoment(due)}`
  return [...late, { kind: leftDays < 0 ? 'late' : 'expiring', field: ['papers'], message }]
}

/** Papers that were late or missing for a date of a meeting when it was moved to another: that does not make it good. */
function findMissedBefore(
  rule: MeetingDocumentsRule,
  { meeting, on, until }: OnDate & { until: string },
  { findDisclosure }: RuleContext,
): Result[] {
  const due = toDocumentsDue(rule, on)
  const { missing, found } = sortPapers(rule.papers, meeting, findDisclosure, on)
  const late = findLatePapers(found, () => due)
  if (missing.length === 0 || Date.parse(until) <= due.getTime()) return late
  const message = say`Not published: ${toNames(missing)}; due by ${toMoment(due)}, before the meeting was moved`
  return [...late, { kind: 'late', field: ['papers'], message }]
}

/** Minutes and resolutions published too late, or not at all. */
export function findLateResults(rule: MeetingResultsRule, meeting: Meeting, context: RuleContext): Result[] {
  const { now, findDisclosure } = context
  const dueOf = (disclosure?: Disclosure) => toDue(toDecisionOf(meeting, disclosure), { hours: rule.hours })
  const { missing, found } = sortPapers(rule.papers, meeting, findDisclosure)
  const late = findLatePapers(found, dueOf)
  const due = dueOf()
  if (missing.length === 0 || now.getTime() <= due.getTime()) return late
  return [
    ...late,
    { kind: 'late', field: ['papers'], message: say`Not published: ${toNames(missing)}; due by ${toMoment(due)}` },
  ]
}

function toNames(papers: readonly RequiredPaper[]): Message {
  return listed(papers.map(({ name }) => name))
}

/** The papers that are there, each once, and those that are missing. */
function sortPapers(
  papers: readonly RequiredPaper[],
  meeting: Meeting,
  findDisclosure: FindDisclosure,
  on?: MeetingDate,
) {
  const all = papers.map((paper) => ({ paper, found: findPapers(meeting, paper, findDisclosure, on) }))
  return {
    missing: all.filter(({ found }) => found.length === 0).map(({ paper }) => paper),
    found: [...new Map(all.flatMap(({ found }) => found).map((one) => [one.index, one])).values()],
  }
}

function findLatePapers(found: readonly FoundPaper[], dueOf: (disclosure: Disclosure) => Date): Result[] {
  return found.flatMap(({ disclosure, index }) =>
    isRevision(disclosure)
      ? []
      : findLate(disclosure.facts.publishedAt, dueOf(disclosure), ['papers', index, 'disclosure']),
  )
}

/**
 * The disclosures that contain a paper: by the kind that the meeting gives, else by their documents.
 * @param on the date of the meeting for which they are; by default any
 */
export function findPapers(
  meeting: Meeting,
  { kinds, attachment }: RequiredPaper,
  findDisclosure: FindDisclosure,
  on?: MeetingDate,
): FoundPaper[] {
  const papers = meeting.facts.papers.flatMap(({ kind, disclosure: slug }, index) => {
    const disclosure = findDisclosure(slug)
    // What was withdrawn is no paper of the meeting any more.
    if (!disclosure || disclosure.facts.status === 'withdrawn') return []
    return !on || isForDate({ kind, disclosure }, on, meeting) ? [{ kind, disclosure, index }] : []
  })
  const named = papers.filter(({ kind }) => kinds.includes(kind))
  if (named.length > 0 || attachment === undefined) return named
  return papers.filter(({ disclosure }) => disclosure.attachments.some(({ kind }) => kind === attachment)).slice(0, 1)
}
