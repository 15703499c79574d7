import type { DutyGroup } from '#engine/model/config/preview.ts'
import type { Duty, DutyState } from '#features/disclosures/build/duties/duty.ts'

/** How many days ahead duties are listed, and for how many days those that were done late are. */
export const aheadDays = 120
const lateDays = 366

const groupOf: Readonly<Record<DutyState, DutyGroup>> = {
  overdue: 'overdue',
  due: 'due',
  ahead: 'due',
  'done-late': 'late',
  missed: 'late',
  done: 'done',
}

/** The duties that editors look at, in groups: of the year past, and of the months to come. */
export function groupDuties(duties: readonly Duty[]): Record<DutyGroup, Duty[]> {
  const ofGroup = (group: DutyGroup) => duties.filter(({ state }) => groupOf[state] === group)
  return {
    overdue: ofGroup('overdue'),
    due: ofGroup('due').filter(({ daysLeft }) => daysLeft <= aheadDays),
    late: ofGroup('late').filter(({ daysLeft }) => daysLeft >= -lateDays),
    done: ofGroup('done'),
  }
}
