import type { EntryInput } from '#publish/payload/entry-input.ts'
import { toEntryPayloadWith } from '#publish/payload/to-entry-payload.ts'
import { linkToEntry } from '#publish/payload/to-links.ts'
import type { PeriodicReportPayload } from '../payload.ts'
import { toHistory } from './to-history.ts'

/** A periodic report with its history and the disclosure that explains it. */
export function toPeriodicPayload(input: EntryInput<'periodic-reports'>): PeriodicReportPayload {
  const { context, entry } = input
  const { explainedIn } = entry.facts
  const explanation = explainedIn === undefined ? undefined : context.indexOf('disclosures').find(explainedIn)
  return toEntryPayloadWith(input, {
    history: toHistory(input),
    explanation: explanation ? linkToEntry(explanation, context.locale) : null,
  })
}
