import type { NoticeFacts } from '../collection.ts'
import type { NoticeTimes } from '../payload.ts'

/** The moments of a notice; what was said last is its newest update, or its publication. */
export function toTimes({ startsAt, endsAt, resolvedAt, updates, publishedAt }: NoticeFacts): NoticeTimes {
  const saidAt = updates.reduce((latest, { at }) => (at > latest ? at : latest), publishedAt)
  return { startsAt, ...(endsAt && { endsAt }), ...(resolvedAt && { resolvedAt }), saidAt }
}
