import type { Written } from './read-result.ts'

/**
 * What becomes of an entry at a moment: it is shown, will be shown later, or is a draft. `unknown` where its facts do not
 * say it: it may be shown at any moment.
 */
export type Standing = 'shown' | 'scheduled' | 'draft' | 'unknown'

/** An entry of any collection, or a page, which says no moment. */
type Dated = Written<{ status: string; publishedAt?: string }, unknown>

export function standingOf(read: Dated, now: Date): Standing {
  if (read.state === 'unfinished draft') return 'draft'
  const dates = datesOf(read)
  if (dates === undefined) return 'unknown'
  if (dates.status === 'draft') return 'draft'
  return dates.status === 'scheduled' && Date.parse(dates.publishedAt) > now.getTime() ? 'scheduled' : 'shown'
}

/** The status and the moment of an entry, where its facts say them rightly. */
export function datesOf(read: Dated): { status: string; publishedAt: string } | undefined {
  return read.state === 'whole' ? { publishedAt: '', ...read.facts } : read.dates
}
