import type { Content, Entry } from '#engine/model/entries/content.ts'
import { disclosureRules } from '../disclosure-rules.ts'
import type { AdvanceRule, DeadlineRule } from '../rules/disclosure-rule.ts'
import { isRevision } from '../rules/finding.ts'
import { dayMs, endOfDay, toDue } from '../rules/terms.ts'
import type { Duty, DutyStart, DutyTerm } from './duty.ts'
import { toDuty } from './to-duty.ts'

interface EventTerm {
  term: DutyTerm
  from: DutyStart
  due: Date
}

/** Disclosures of events, requests and rights, in time or late. Of an event that was not disclosed, nobody can know here. */
export function toEventDuties(content: Content, now: Date): Duty[] {
  return disclosureRules.flatMap((rule): Duty[] => {
    if (rule.kind === 'advance' && rule.collection === 'share-management')
      return content.entries['share-management'].flatMap((entry) =>
        toEventDuty(rule, entry, toAdvance(rule, entry), now),
      )
    if (rule.kind === 'deadline' && rule.collection === 'disclosures')
      return content.entries.disclosures
        .filter(({ facts }) => rule.where?.code?.includes(facts.code) ?? true)
        .flatMap((entry) => toEventDuty(rule, entry, toHours(rule, entry), now))
    return []
  })
}

function toEventDuty(
  { id: rule, source, holder }: DeadlineRule | AdvanceRule,
  entry: Entry,
  found: EventTerm | undefined,
  now: Date,
): Duty[] {
  const { collection, slug, facts } = entry
  if (!found || facts.status === 'withdrawn' || isRevision(entry)) return []
  const { due, ...term } = found
  const doneBy = { collection, slug, publishedAt: facts.publishedAt }
  const subject: Duty['subject'] = { kind: 'event', collection, slug }
  return [
    toDuty({ id: `${collection}/${slug}`, rule, source, holder, subject, ...term, doneBy }, { now, due, opensAt: now }),
  ]
}

function toHours({ limits }: DeadlineRule<'disclosures'>, { facts }: Entry<'disclosures'>): EventTerm | undefined {
  const limit = limits.find(({ from }) => from === 'eventAt')
  if (!limit || facts.eventAt === undefined) return undefined
  return { term: limit.within, from: 'event', due: toDue(facts.eventAt, limit.within) }
}

function toAdvance({ days }: AdvanceRule, { facts: { recordDate } }: Entry<'share-management'>): EventTerm | undefined {
  if (recordDate === undefined) return undefined
  const due = new Date(endOfDay(recordDate).getTime() - days * dayMs)
  return { term: { daysBefore: days }, from: 'record-date', due }
}
