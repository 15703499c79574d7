import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import type { JobPayload } from '../payload.ts'

/** A job, with the desk that takes applications: its address is in the profile alone. Jobs are no series that is read in order. */
export function toJobPayload(input: EntryInput<'jobs'>): JobPayload {
  const [profile] = input.context.content.entries.profile
  const desk = profile?.facts.desks.find((one) => one.desk === 'tuyen-dung')
  return { ...toEntryPayloadWith(input, { recruitment: desk ?? null }), newer: null, older: null }
}
