import type { EntryPayload } from '#engine/model/payload.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { DocumentExtras } from '../payload.ts'
import { toHistory } from './to-history.ts'

/** A disclosure, which is shown with nothing but its history. */
export function toDocumentPayload(input: EntryInput<'disclosures'>): EntryPayload<'disclosures'> & DocumentExtras {
  return toEntryPayloadWith(input, { history: toHistory(input) })
}
