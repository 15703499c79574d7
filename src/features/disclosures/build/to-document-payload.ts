import type { FactsOf, MatterOf } from '#features/collections.ts'
import type { EntryPayload } from '#model/payload.ts'
import type { EntryInput } from '#publish/payload/entry-input.ts'
import { toEntryPayloadWith } from '#publish/payload/to-entry-payload.ts'
import type { DocumentExtras } from '../payload.ts'
import { toHistory } from './to-history.ts'

/** A document that is shown with nothing but its history. */
export function toDocumentPayload<C extends 'disclosures' | 'periodic-reports'>(
  input: EntryInput<C>,
): EntryPayload<C, FactsOf<C>, MatterOf<C>> & DocumentExtras {
  return toEntryPayloadWith(input, { history: toHistory(input) })
}
