import type { Content, Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import type { Result } from './finding.ts'

/** A report whose explanation was withdrawn, and that nothing else explains: neither a document of its own, nor what corrects or replaces that. */
export function findWithdrawnExplanation(
  { facts, attachments }: Pick<Entry<'periodic-reports'>, 'facts' | 'attachments'>,
  { entries: { disclosures } }: Pick<Content, 'entries'>,
): Result[] {
  const { explainedIn, status } = facts
  const named = disclosures.find(({ slug }) => slug === explainedIn)
  if (named?.facts.status !== 'withdrawn' || status === 'withdrawn') return []
  if (attachments.some(({ kind }) => kind === 'giai-trinh')) return []
  const isReplaced = disclosures.some(
    (one) => one.facts.status !== 'withdrawn' && [one.facts.corrects?.entry, one.facts.supersedes].includes(named.slug),
  )
  if (isReplaced) return []
  const message = say`disclosures/${named.slug} explained it, and was withdrawn, so that nothing explains it any more: disclose another explanation, which \`supersedes\` that one`
  return [{ kind: 'missing-explanation', field: ['explainedIn'], message }]
}
