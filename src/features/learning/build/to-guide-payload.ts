import { pickText } from '#engine/model/entries/translated.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { GuidePayload } from '../payload.ts'

/** A guide: its steps, and the text before and after them. */
export function toGuidePayload(input: EntryInput<'guides'>): GuidePayload {
  const { steps } = pickText(input.entry.texts, input.context.locale)
  if (!steps) return toEntryPayloadWith(input, { steps: [], after: '' })
  return toEntryPayloadWith(input, {
    html: steps.before,
    steps: steps.steps.map((step, index) => ({ number: index + 1, html: step.html })),
    after: steps.after,
  })
}
