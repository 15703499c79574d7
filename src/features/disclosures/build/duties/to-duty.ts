import { toSiteDay } from '#engine/model/locale/site-time.ts'
import { toWorkingDay } from '../public-holidays.ts'
import { isAdvice } from '../rules/legal-source.ts'
import { toMoment } from '../rules/terms.ts'
import type { Duty, DutyState } from './duty.ts'

type Given = Pick<Duty, 'id' | 'rule' | 'source' | 'holder' | 'subject' | 'term' | 'from' | 'doneBy'>

interface Timing {
  now: Date
  due: Date
  /** The moment from which it can be done; before it, the duty is ahead. */
  opensAt: Date
  /** The moment after which it cannot be mended any more, if there is one. */
  endsAt?: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** A duty with what follows from the clock. */
export function toDuty(given: Given, timing: Timing): Duty {
  const { now, due } = timing
  const dueDay = toSiteDay(due)
  const filingDay = given.subject.kind === 'annual-meeting' ? dueDay : toWorkingDay(dueDay)
  return {
    ...given,
    isAdvice: isAdvice(given.source),
    due: toMoment(due),
    ...(filingDay !== dueDay && { filingDay }),
    daysLeft: (Date.parse(dueDay) - Date.parse(toSiteDay(now))) / dayMs,
    state: toState(given, timing),
  }
}

function toState({ doneBy }: Given, { now, due, opensAt, endsAt }: Timing): DutyState {
  if (doneBy) return Date.parse(doneBy.publishedAt) <= due.getTime() ? 'done' : 'done-late'
  if (endsAt && now.getTime() > endsAt.getTime()) return 'missed'
  if (now.getTime() > due.getTime()) return 'overdue'
  return now.getTime() < opensAt.getTime() ? 'ahead' : 'due'
}
