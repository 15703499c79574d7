import type { FieldPath } from '#engine/content/check/content-check.ts'
import type { Content, Entry } from '#engine/model/entries/content.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { DisclosureRule } from './disclosure-rule.ts'
import { toDuration, toMoment } from './terms.ts'

export const findingKinds = [
  'late',
  'missing-translation',
  'missing-document',
  'missing-date',
  'missing-assurance',
  'missing-explanation',
  'unknown-explanation',
  'holiday',
  'expiring',
] as const

/** An entry that does not meet a rule, or will soon need attention. */
export interface Finding {
  kind: (typeof findingKinds)[number]
  rule: DisclosureRule
  entry: Entry
  /** The field to report; empty if a text or a document is missing. */
  field: FieldPath
  message: Message
}

export type Result = Pick<Finding, 'kind' | 'field' | 'message'>

/** Context that a rule may look at beside its entry. */
export interface RuleContext {
  content: Content
  findDisclosure: (slug: string) => Entry<'disclosures'> | undefined
  now: Date
}

export function findLate(publishedAt: string, due: Date, field: FieldPath): Result[] {
  const lateMs = Date.parse(publishedAt) - due.getTime()
  if (lateMs <= 0) return []
  const message = say`Was due by ${toMoment(due)} and published at ${toMoment(new Date(publishedAt))}: ${toDuration(lateMs)} late`
  return [{ kind: 'late', field, message }]
}

/** True if it changes something that was published before: a later version does not make the first one late. */
export function isRevision({ facts: { corrects, supersedes } }: Pick<Entry, 'facts'>): boolean {
  return corrects !== undefined || supersedes !== undefined
}
