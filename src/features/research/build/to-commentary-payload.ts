import type { Entry } from '#engine/model/entries/content.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { toItem, type ItemContext } from '#engine/render/payload/to-item.ts'
import type { ListItems } from '#features/lists/payload.ts'
import type { CommentaryPayload } from '../payload.ts'
import { toCommentaryOutcome } from './score/to-commentary-outcome.ts'

/** A commentary with the outcome of its session. */
export function toCommentaryPayload(input: EntryInput<'commentary'>): CommentaryPayload {
  return toEntryPayloadWith(input, { outcome: toCommentaryOutcome(input.entry, input.context) })
}

export function toCommentaryItem(entry: Entry<'commentary'>, context: ItemContext): ListItems['commentary'] {
  return { ...toItem(entry, context), outcome: toCommentaryOutcome(entry, context) }
}
