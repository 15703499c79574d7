import type { Session } from './markets.ts'

/** The spans in which something is traded without a break. */
export function mergeSessions(sessions: readonly Pick<Session, 'from' | 'to'>[]): { from: string; to: string }[] {
  const merged: { from: string; to: string }[] = []
  for (const { from, to } of sessions) {
    const last = merged.at(-1)
    if (last?.to === from) last.to = to
    else merged.push({ from, to })
  }
  return merged
}
