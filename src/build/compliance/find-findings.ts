import { disclosureRules, type DisclosureRule } from '#model/disclosure-rules.ts'
import type { Content, Entry } from '#model/entry.ts'

/** Something that a rule asks for and an entry lacks, or will soon. */
export interface Finding {
  kind: 'late' | 'missing-english' | 'missing-document' | 'expiring'
  rule: DisclosureRule
  entry: Entry
  /** The field that it is about; none where a text is missing. */
  field: string | undefined
  /** What is the matter, in figures. */
  message: string
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** What the rules find in published content at a moment. */
export function findFindings(content: Content, now: Date, rules = disclosureRules): Finding[] {
  return rules.flatMap((rule) => {
    const entries: readonly Entry[] = content.entries[rule.collection]
    return entries
      .filter((entry) => entry.facts.status !== 'withdrawn' && meets(entry, rule.where ?? {}))
      .flatMap((entry): Finding[] => {
        const found = findOne(rule, entry, now)
        return found ? [{ rule, entry, ...found }] : []
      })
  })
}

function findOne(
  rule: DisclosureRule,
  entry: Entry,
  now: Date,
): Pick<Finding, 'kind' | 'field' | 'message'> | undefined {
  const { publishedAt } = entry.facts
  switch (rule.kind) {
    case 'deadline': {
      const from = readField(entry, rule.from)
      if (from === undefined) return undefined
      const due = toDue(from, rule.within)
      const lateMs = Date.parse(publishedAt) - due.getTime()
      if (lateMs <= 0) return undefined
      const message = `Was due by ${toMoment(due)} and published at ${publishedAt}: ${toDuration(lateMs)} late`
      return { kind: 'late', field: 'publishedAt', message }
    }
    case 'english': {
      if (entry.texts.en || publishedAt < rule.since) return undefined
      return {
        kind: 'missing-english',
        field: undefined,
        message: `Has no English text, which is required since ${rule.since}`,
      }
    }
    case 'document': {
      if (entry.attachments.length > 0) return undefined
      return { kind: 'missing-document', field: undefined, message: 'Has no document among its attachments' }
    }
    case 'expiry': {
      const ends = readField(entry, rule.ends)
      if (ends === undefined) return undefined
      const leftDays = Math.floor((toDue(ends, { days: 0 }).getTime() - now.getTime()) / dayMs)
      if (leftDays < 0 || leftDays > rule.noticeDays) return undefined
      return { kind: 'expiring', field: rule.ends, message: `Ends on ${ends}, in ${leftDays} days` }
    }
  }
}

function meets({ facts }: Entry, where: Readonly<Record<string, readonly unknown[] | undefined>>): boolean {
  return Object.entries(where).every(
    ([field, values]) => !values || values.includes(Object.entries(facts).find(([key]) => key === field)?.[1]),
  )
}

function readField({ facts }: Entry, field: string): string | undefined {
  const value: unknown = Object.entries(facts).find(([key]) => key === field)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** The last moment that is in time: so many hours after a moment, or the end of a day in Vietnam. */
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
