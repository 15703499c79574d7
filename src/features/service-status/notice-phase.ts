import type { NoticeTimes } from './payload.ts'

const hourMs = 3_600_000

/** How long before its start planned work is in the band. */
const noticeMs = 24 * hourMs
/** After so long without a word, a notice that is not over says that nothing has been said. */
const quietMs = 24 * hourMs
/** After so long the band is silent: nobody keeps the notice, or an earlier release is shown. */
const forgottenMs = 72 * hourMs

/**
 * `quiet`: not over, but nothing has been said for a day. `forgotten`: for three days, so that nobody should take it for the present
 * state; such is an incident in a release that was taken back to long after it was over.
 */
export type NoticePhase = 'planned' | 'current' | 'quiet' | 'forgotten' | 'over'

/** Where a notice is in its course at a moment. */
export function toPhase({ startsAt, endsAt, resolvedAt, saidAt }: NoticeTimes, now: Date): NoticePhase {
  const at = now.getTime()
  if (resolvedAt !== undefined && Date.parse(resolvedAt) <= at) return 'over'
  if (at < Date.parse(startsAt)) return 'planned'
  // Work that goes on as planned needs no further word.
  const last = Math.max(
    ...[startsAt, saidAt, endsAt ?? startsAt].map((moment) => Date.parse(moment)).filter((ms) => ms <= at),
  )
  if (at - last >= forgottenMs && !isWithin({ startsAt, endsAt }, at)) return 'forgotten'
  return at - last >= quietMs && !isWithin({ startsAt, endsAt }, at) ? 'quiet' : 'current'
}

/** True if the band has the notice: what is under way, and what begins within a day. */
export function isInBand(times: NoticeTimes, now: Date): boolean {
  const phase = toPhase(times, now)
  if (phase === 'planned') return Date.parse(times.startsAt) - now.getTime() <= noticeMs
  return phase === 'current' || phase === 'quiet'
}

/** The moments, in milliseconds, at which pages say something else about a notice. */
export function toTurns({ startsAt, endsAt, resolvedAt, saidAt }: NoticeTimes): number[] {
  const start = Date.parse(startsAt)
  const last = Math.max(start, Date.parse(saidAt), Date.parse(endsAt ?? startsAt))
  return [
    start - noticeMs,
    start,
    ...(endsAt === undefined ? [] : [Date.parse(endsAt)]),
    ...(resolvedAt === undefined ? [last + quietMs, last + forgottenMs] : [Date.parse(resolvedAt)]),
  ]
}

function isWithin({ startsAt, endsAt }: Pick<NoticeTimes, 'startsAt' | 'endsAt'>, at: number): boolean {
  return endsAt !== undefined && Date.parse(startsAt) <= at && at < Date.parse(endsAt)
}
