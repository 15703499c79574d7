import type { FieldPath } from '#compiler/check/content-check.ts'
import type { Content, Entries, Entry } from '#features/content.ts'
import { languages } from '#model/locale/locale.ts'
import type { DisclosureRule, MeetingDocumentsRule } from './disclosure-rule.ts'
import { disclosureRules } from './disclosure-rules.ts'

/** An entry that does not meet a rule, or will soon need attention. */
export interface Finding {
  kind: 'late' | 'missing-translation' | 'missing-document' | 'expiring'
  rule: DisclosureRule
  entry: Entry
  /** The field to report; empty if a text or a document is missing. */
  field: FieldPath
  message: string
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

interface RuleOptions {
  rules?: readonly DisclosureRule[]
  /** The entries that the rules are applied to; all of the content by default. */
  checked?: Entries
}

/** Applies the rules to the published content at a given time. */
export function applyDisclosureRules(
  content: Content,
  now: Date,
  { rules = disclosureRules, checked = content.entries }: RuleOptions = {},
): Finding[] {
  let disclosures: ReadonlyMap<string, Entry<'disclosures'>> | undefined
  const findDisclosure = (slug: string) => {
    disclosures ??= new Map(content.entries.disclosures.map((entry) => [entry.slug, entry]))
    return disclosures.get(slug)
  }
  return rules.flatMap((rule) => {
    const entries: readonly Entry[] = checked[rule.collection]
    return entries
      .filter((entry) => entry.facts.status !== 'withdrawn' && matches(entry, rule.where ?? {}))
      .flatMap((entry) =>
        applyRule(rule, entry, { findDisclosure, now }).map((result): Finding => ({ rule, entry, ...result })),
      )
  })
}

interface RuleContext {
  findDisclosure: (slug: string) => Entry<'disclosures'> | undefined
  now: Date
}

type Result = Pick<Finding, 'kind' | 'field' | 'message'>

function applyRule(rule: DisclosureRule, entry: Entry, context: RuleContext): Result[] {
  const { publishedAt } = entry.facts
  switch (rule.kind) {
    case 'deadline': {
      const from = readField(entry, rule.from)
      return from === undefined ? [] : findLate(publishedAt, toDue(from, rule.within), ['publishedAt'])
    }
    case 'meeting-documents':
      return findLateDocuments(rule, entry, context)
    case 'translation': {
      if (entry.texts[rule.language] || publishedAt < rule.since) return []
      const message = `Has no ${languages[rule.language].name} text, which is required since ${rule.since}`
      return [{ kind: 'missing-translation', field: [], message }]
    }
    case 'document': {
      if (entry.attachments.length > 0) return []
      return [{ kind: 'missing-document', field: [], message: 'Has no document among its attachments' }]
    }
    case 'expiry': {
      const ends = readField(entry, rule.ends)
      if (ends === undefined) return []
      const leftDays = toDaysLeft(toDue(ends, { days: 0 }), context.now)
      if (leftDays < 0 || leftDays > rule.noticeDays) return []
      return [{ kind: 'expiring', field: [rule.ends], message: `Ends on ${ends}, in ${leftDays} days` }]
    }
  }
}

function findLate(publishedAt: string, due: Date, field: FieldPath): Result[] {
  const lateMs = Date.parse(publishedAt) - due.getTime()
  if (lateMs <= 0) return []
  const message = `Was due by ${toMoment(due)} and published at ${publishedAt}: ${toDuration(lateMs)} late`
  return [{ kind: 'late', field, message }]
}

/** Documents published too late, or that none is published yet, if they are due soon or overdue. */
function findLateDocuments(rule: MeetingDocumentsRule, entry: Entry, { findDisclosure, now }: RuleContext): Result[] {
  if (entry.collection !== 'meetings') return []
  const { opensAt, papers } = entry.facts
  const due = new Date(Date.parse(opensAt) - rule.daysBefore * dayMs)
  const required = papers.flatMap(({ kind, disclosure }, index) => {
    const document = findDisclosure(disclosure)
    return document && rule.documents.includes(kind) ? [{ document, index }] : []
  })
  if (required.length === 0) {
    const leftDays = toDaysLeft(due, now)
    if (leftDays > rule.noticeDays || Date.parse(opensAt) < now.getTime()) return []
    const message = `No document is published yet; they are due by ${toMoment(due)}`
    return [{ kind: leftDays < 0 ? 'late' : 'expiring', field: ['papers'], message }]
  }
  return required.flatMap(({ document, index }) => {
    // A later correction or replacement does not make the document late.
    const isRevision = document.facts.corrects !== undefined || document.facts.supersedes !== undefined
    return isRevision ? [] : findLate(document.facts.publishedAt, due, ['papers', index, 'disclosure'])
  })
}

function toDaysLeft(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / dayMs)
}

type Fields = Readonly<Record<string, unknown>>

function matches(
  { facts }: { facts: Fields },
  where: Readonly<Record<string, readonly unknown[] | undefined>>,
): boolean {
  return Object.entries(where).every(([field, values]) => !values || values.includes(facts[field]))
}

function readField({ facts }: { facts: Fields }, field: string): string | undefined {
  const value = facts[field]
  return typeof value === 'string' ? value : undefined
}

/** The deadline: a number of hours after a time, or the end of a day in Vietnam. */
function toDue(from: string, within: { days: number } | { hours: number }): Date {
  if ('hours' in within) return new Date(Date.parse(from) + within.hours * hourMs)
  const day = from.slice(0, 'yyyy-mm-dd'.length)
  return new Date(Date.parse(`${day}T23:59+07:00`) + within.days * dayMs)
}

function toMoment(date: Date): string {
  return `${new Date(date.getTime() + 7 * hourMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}+07:00`
}

function toDuration(milliseconds: number): string {
  const hours = Math.ceil(milliseconds / hourMs)
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
}
