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
  const disclosure = explainedIn === undefined ? undefined : context.indexOf('disclosures').find(explainedIn)
  const withdrawal = disclosure && toWithdrawal(disclosure.facts, context.locale)
  return toEntryPayloadWith(input, {
    history: toHistory(input),
    explanation: explainedIn === undefined ? null : linkToRelated(disclosure, context.locale),
    ...(withdrawal && { explanationWithdrawal: withdrawal }),
  })
}
