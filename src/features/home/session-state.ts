import { toSiteDay, toSiteTime } from '#engine/model/locale/site-time.ts'
import type { Today } from './payload.ts'

/** Where the market is in its day. `at` is the time of the next change, or of the last one where the day is over: `11:30`. */
export type SessionState = { kind: 'open' | 'break' | 'before' | 'after'; at: string } | { kind: 'day-off' }

/** The state of trading at a moment. Days off that are decided late are not known before they are published. */
export function toSessionState(now: Date, { sessions, daysOff }: Pick<Today, 'sessions' | 'daysOff'>): SessionState {
  const day = toSiteDay(now)
  const isWeekend = new Date(`${day}T00:00Z`).getUTCDay() % 6 === 0
  const time = toSiteTime(now).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)
  const [last] = sessions.slice(-1)
  if (isWeekend || daysOff.includes(day) || !last) return { kind: 'day-off' }
  const next = sessions.find(({ to }) => time < to)
  if (!next) return { kind: 'after', at: last.to }
  if (time >= next.from) return { kind: 'open', at: next.to }
  return { kind: next === sessions[0] ? 'before' : 'break', at: next.from }
}
