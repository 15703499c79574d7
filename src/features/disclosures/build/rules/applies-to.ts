import type { AnyEntry } from '#engine/model/entries/entry.ts'
import type { DisclosureRule } from './disclosure-rule.ts'
import { isInForce } from './legal-source.ts'

/** True if a rule is for an entry: of its collection, with its facts, in force on the day on which it appeared. */
export function appliesTo(
  rule: DisclosureRule,
  { collection, facts }: Pick<AnyEntry, 'collection' | 'facts'>,
): boolean {
  if (rule.collection !== collection || facts.status === 'withdrawn') return false
  return isInForce(rule.source, facts.publishedAt) && matches(facts, rule.where ?? {})
}

function matches(
  facts: Readonly<Record<string, unknown>>,
  where: Readonly<Record<string, readonly unknown[] | undefined>>,
): boolean {
  return Object.entries(where).every(([field, values]) => !values || values.includes(facts[field]))
}
