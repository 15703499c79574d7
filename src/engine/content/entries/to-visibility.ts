import type { ReadResult } from './read-result.ts'

/** The visibility of an entry at a moment. `unknown` if its dates are invalid, so that it may appear at any moment. */
export type Visibility = 'visible' | 'scheduled' | 'draft' | 'unknown'

/** An entry of any collection, or a page, which has no date. */
type DatedResult = ReadResult<{ status: string; publishedAt?: string }, unknown>

export function toVisibility(result: DatedResult, now: Date): Visibility {
  if (result.state === 'unfinished draft') return 'draft'
  const dates = toDates(result)
  if (dates === undefined) return 'unknown'
  if (dates.status === 'draft') return 'draft'
  return dates.status === 'scheduled' && Date.parse(dates.publishedAt) > now.getTime() ? 'scheduled' : 'visible'
}

/** The status of an entry and when it appears; undefined if these fields are invalid. */
export function toDates(result: DatedResult): { status: string; publishedAt: string } | undefined {
  if (result.state !== 'valid') return result.dates
  const { status, publishedAt = '' } = result.facts
  return { status, publishedAt }
}
