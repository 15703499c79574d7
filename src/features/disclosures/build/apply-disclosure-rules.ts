import type { Content, Entries, Entry } from '#engine/model/entries/content.ts'
import { either, say } from '#lib/say/message.ts'
import { disclosureRules } from './disclosure-rules.ts'
import { isParentFirm } from './firm-facts.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { appliesTo } from './rules/applies-to.ts'
import type { DisclosureRule } from './rules/disclosure-rule.ts'
import { findLateDocuments, findLateResults } from './rules/find-late-documents.ts'
import { findUnexplained } from './rules/find-unexplained.ts'
import { findUntranslated } from './rules/find-untranslated.ts'
import { findWithdrawnExplanation } from './rules/find-withdrawn-explanation.ts'
import { findLate, isRevision, type Finding, type Result, type RuleContext } from './rules/finding.ts'
import { dayMs, endOfDay, toDaysLeft, toDue } from './rules/terms.ts'

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
      .filter((entry) => appliesTo(rule, entry))
      .flatMap((entry) =>
        applyRule(rule, entry, { content, findDisclosure, now }).map((result): Finding => ({ rule, entry, ...result })),
      )
  })
}

function applyRule(rule: DisclosureRule, entry: Entry, context: RuleContext): Result[] {
  const { publishedAt } = entry.facts
  switch (rule.kind) {
    case 'deadline': {
      if (isRevision(entry)) return []
      const isParent = isParentFirm(context.content.entries)
      const dues = rule.limits.flatMap(({ from, within }) => {
        const start = readField(entry, from)
        return start === undefined ? [] : [toDue(start, within, isParent).getTime()]
      })
      return dues.length === 0 ? [] : findLate(publishedAt, new Date(Math.min(...dues)), ['publishedAt'])
    }
    case 'after-statements':
      return findLateAfterStatements(rule.days, entry, context.content)
    case 'advance': {
      const before = readField(entry, rule.before)
      if (before === undefined || isRevision(entry)) return []
      return findLate(publishedAt, new Date(endOfDay(before).getTime() - rule.days * dayMs), ['publishedAt'])
    }
    case 'meeting-documents':
      return entry.collection === 'meetings' ? findLateDocuments(rule, entry, context) : []
    case 'meeting-results':
      return entry.collection === 'meetings' ? findLateResults(rule, entry, context) : []
    case 'assurance': {
      const assurance = readField(entry, 'assurance')
      if (rule.accepted.some((accepted) => accepted === assurance)) return []
      const message = say`Has \`assurance: ${assurance}\`; it must be ${either(rule.accepted)}`
      return [{ kind: 'missing-assurance', field: ['assurance'], message }]
    }
    case 'explanation':
      return entry.collection === 'periodic-reports'
        ? [...findUnexplained(rule, entry, context.content), ...findWithdrawnExplanation(entry, context.content)]
        : []
    case 'working-day':
      return ['publishedAt', 'signedOn'].flatMap((field): Result[] => {
        const day = readField(entry, field)
        if (day === undefined || !isPublicHoliday(day)) return []
        return [
          {
            kind: 'holiday',
            field: [field],
            message: say`Is on ${day.slice(0, 'yyyy-mm-dd'.length)}, a public holiday`,
          },
        ]
      })
    case 'translation':
      return findUntranslated(rule, entry)
    case 'document': {
      if (entry.attachments.length > 0) return []
      return [{ kind: 'missing-document', field: [], message: say`Has no document among its attachments` }]
    }
    case 'dated': {
      if (readField(entry, rule.field) !== undefined) return []
      return [{ kind: 'missing-date', field: [], message: say`Has no \`${rule.field}\`: ${rule.what}` }]
    }
    case 'yearly-meeting':
      return []
    case 'expiry': {
      const ends = readField(entry, rule.ends)
      if (ends === undefined) return []
      const leftDays = toDaysLeft(endOfDay(ends), context.now)
      if (leftDays < 0 || leftDays > rule.noticeDays) return []
      return [{ kind: 'expiring', field: [rule.ends], message: say`Ends on ${ends}, in ${leftDays} days` }]
    }
  }
}

/** A report that follows the audited statements of its year, the later of them where there are two. */
function findLateAfterStatements(days: number, entry: Entry, content: Content): Result[] {
  if (entry.collection !== 'periodic-reports' || isRevision(entry)) return []
  const moments = content.entries['periodic-reports'].flatMap((other) => {
    const { code, fiscalYear, period, status, publishedAt } = other.facts
    const isMeant = code === 'bao-cao-tai-chinh' && fiscalYear === entry.facts.fiscalYear && period === 'FY'
    return isMeant && status !== 'withdrawn' && !isRevision(other) ? [publishedAt] : []
  })
  const last = moments.toSorted().at(-1)
  return last === undefined ? [] : findLate(entry.facts.publishedAt, toDue(last, { days }), ['publishedAt'])
}

type Fields = Readonly<Record<string, unknown>>

function readField({ facts }: { facts: Fields }, field: string): string | undefined {
  const value = facts[field]
  return typeof value === 'string' ? value : undefined
}
