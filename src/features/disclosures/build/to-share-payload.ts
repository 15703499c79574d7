import type { Entry } from '#features/content.ts'
import type { EntryInput } from '#publish/payload/entry-input.ts'
import { toEntryPayloadWith } from '#publish/payload/to-entry-payload.ts'
import { shareDates } from '../collections/share-management.ts'
import type { DatedStep, ShareManagementPayload } from '../payload.ts'
import { toHistory } from './to-history.ts'

/** A notice on shares, with its dates from the announcement to the payment. */
export function toSharePayload(input: EntryInput<'share-management'>): ShareManagementPayload {
  const timeline = toTimeline(input.entry, input.context.content.today)
  return toEntryPayloadWith(input, { history: toHistory(input), timeline })
}

function toTimeline({ facts }: Entry<'share-management'>, today: string): DatedStep[] {
  const dates = shareDates.flatMap((step) => {
    const date = facts[step]
    return date === undefined ? [] : [{ step, date }]
  })
  if (dates.length === 0) return []
  const steps = [{ step: 'published' as const, date: facts.publishedAt }, ...dates]
  return steps.map((one) => ({ ...one, isPast: one.date.slice(0, today.length) <= today }))
}
