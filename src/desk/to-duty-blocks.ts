import type { Content } from '#engine/model/entries/content.ts'
import type { Duty, DutyState } from '#features/disclosures/build/duties/duty.ts'
import { toDuties } from '#features/disclosures/build/duties/to-duties.ts'
import { toSubjectText, toTermText } from '#features/disclosures/build/duties/to-duty-text.ts'
import { toSourceText } from '#features/disclosures/build/rules/legal-source.ts'

/** How many days ahead duties are listed, and for how many days those that were done late are. */
const aheadDays = 120
const lateDays = 366

interface Block {
  heading: string
  states: readonly DutyState[]
  isShown: (duty: Duty) => boolean
}

const blocks: readonly Block[] = [
  { heading: 'Overdue', states: ['overdue'], isShown: () => true },
  {
    heading: `Due in the next ${aheadDays} days`,
    states: ['due', 'ahead'],
    isShown: ({ daysLeft }) => daysLeft <= aheadDays,
  },
  {
    heading: 'Done late or missed in the last year',
    states: ['done-late', 'missed'],
    isShown: ({ daysLeft }) => daysLeft >= -lateDays,
  },
]

/** The calendar of duties as blocks of a text: what is overdue, what is due, and what was done late. */
export function toDutyBlocks(content: Content, now: Date): string[] {
  const duties = toDuties(content, now)
  const lists = blocks.map(({ heading, states, isShown }) => {
    const shown = duties.filter((duty) => states.includes(duty.state) && isShown(duty))
    return [`${heading}: ${shown.length}`, ...shown.map(toLines)].join('\n')
  })
  const done = duties.filter(({ state }) => state === 'done').length
  return ['Duties:', ...lists, `Done in time: ${done}`, '']
}

function toLines(duty: Duty): string {
  const { due, source, holder, isAdvice, doneBy, filingDay } = duty
  const filing = filingDay === due.slice(0, filingDay.length) ? '' : `; with authority and exchange by ${filingDay}`
  const done = doneBy ? `; done at ${doneBy.publishedAt} by ${doneBy.collection}/${doneBy.slug}` : ''
  return [
    `  ${due} (${toLeft(duty)}) ${toSubjectText(duty.subject)}`,
    `    ${toTermText(duty)}, as a ${holder.replace('-', ' ')}: ${toSourceText(source)}${isAdvice ? ' (advice)' : ''}${filing}${done}`,
  ].join('\n')
}

function toLeft({ daysLeft }: Duty): string {
  if (daysLeft === 0) return 'today'
  const days = Math.abs(daysLeft) === 1 ? '1 day' : `${Math.abs(daysLeft)} days`
  return daysLeft > 0 ? `in ${days}` : `${days} ago`
}
