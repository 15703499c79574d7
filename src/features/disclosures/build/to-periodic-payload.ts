import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { linkToRelated } from '#engine/render/payload/to-links.ts'
import { toWithdrawal } from '#engine/render/payload/to-relations.ts'
import type { PeriodicReportPayload } from '../payload.ts'
import { toHistory } from './to-history.ts'

/** A periodic report with its history and the disclosure that explains it. */
export function toPeriodicPayload(input: EntryInput<'periodic-reports'>): PeriodicReportPayload {
  const { context, entry } = input
  const { explainedIn } = entry.facts
  const index = context.indexOf('disclosures')
  const named = explainedIn === undefined ? undefined : index.find(explainedIn)
  // What replaces an explanation that was withdrawn explains the report since, as the check of it says.
  const successor = named?.facts.withdrawal && index.findSuccessor(named.slug)
  const disclosure = successor && !successor.facts.withdrawal ? successor : named
  const withdrawal = disclosure && toWithdrawal(disclosure.facts, context.locale)
  return toEntryPayloadWith(input, {
    history: toHistory(input),
    explanation: explainedIn === undefined ? null : linkToRelated(disclosure, context.locale),
    ...(withdrawal && { explanationWithdrawal: withdrawal }),
  })
}
