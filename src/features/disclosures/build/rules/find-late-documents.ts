import type { Entry } from '#engine/model/entries/content.ts'
import type { MeetingDocumentsRule, MeetingResultsRule } from './disclosure-rule.ts'
import { findLate, isRevision, type Result, type RuleContext } from './finding.ts'
import { dayMs, endOfDay, toDaysLeft, toDue, toMoment } from './terms.ts'

type Meeting = Entry<'meetings'>

/** Documents published too late, or that none is published yet, if they are due soon or overdue. */
export function findLateDocuments(
  { documents, before, daysBefore, noticeDays }: MeetingDocumentsRule,
  meeting: Meeting,
  { findDisclosure, now }: RuleContext,
): Result[] {
  const { opensAt, recordDate } = meeting.facts
  const end = before === 'opensAt' ? new Date(opensAt) : endOfDay(recordDate)
  const due = new Date(end.getTime() - daysBefore * dayMs)
  const required = findPapers(meeting, documents)
  if (required.length === 0) {
    const leftDays = toDaysLeft(due, now)
    if (leftDays > noticeDays || end.getTime() < now.getTime()) return []
    const message = `No ${toName(before)} is published yet; due by ${toMoment(due)}`
    return [{ kind: leftDays < 0 ? 'late' : 'expiring', field: ['papers'], message }]
  }
  return required.flatMap(({ disclosure, index }) => {
    const document = findDisclosure(disclosure)
    if (!document || isRevision(document)) return []
    return findLate(document.facts.publishedAt, due, ['papers', index, 'disclosure'])
  })
}

/** Minutes and resolutions published too late, or not at all. Without the time of the decision, the day of the meeting counts. */
export function findLateResults(
  { documents, hours }: MeetingResultsRule,
  meeting: Meeting,
  { findDisclosure, now }: RuleContext,
): Result[] {
  const { opensAt } = meeting.facts
  const dueAfter = (decidedAt: string | undefined) =>
    decidedAt === undefined || decidedAt < opensAt
      ? new Date(endOfDay(opensAt).getTime() + dayMs)
      : toDue(decidedAt, { hours })
  const required = findPapers(meeting, documents)
  if (required.length === 0) {
    const due = dueAfter(undefined)
    if (now.getTime() <= due.getTime()) return []
    const message = `No minutes or resolution is published; due by ${toMoment(due)}`
    return [{ kind: 'late', field: ['papers'], message }]
  }
  return required.flatMap(({ disclosure, index }) => {
    const document = findDisclosure(disclosure)
    if (!document || isRevision(document)) return []
    return findLate(document.facts.publishedAt, dueAfter(document.facts.eventAt), ['papers', index, 'disclosure'])
  })
}

function findPapers({ facts }: Meeting, kinds: MeetingDocumentsRule['documents']) {
  return facts.papers.flatMap(({ kind, disclosure }, index) => (kinds.includes(kind) ? [{ disclosure, index }] : []))
}

function toName(before: MeetingDocumentsRule['before']): string {
  return before === 'opensAt' ? 'document' : 'notice of the record date'
}
