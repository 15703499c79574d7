import type { Content } from '#engine/model/entries/content.ts'
import type { Duty, DutyState } from '#features/disclosures/build/duties/duty.ts'
import { toDuties } from '#features/disclosures/build/duties/to-duties.ts'
import { toSubjectText, toTermText } from '#features/disclosures/build/duties/to-duty-text.ts'
import { toSourceText } from '#features/disclosures/build/rules/legal-source.ts'
import { listed, type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** How many days ahead duties are listed, and for how many days those that were done late are. */
const aheadDays = 120
const lateDays = 366

interface Block {
  heading: Message
  states: readonly DutyState[]
  isShown: (duty: Duty) => boolean
}

const blocks: readonly Block[] = [
  { heading: say`Overdue`, states: ['overdue'], isShown: () => true },
  {
    heading: say`Due in the next ${aheadDays} days`,
    states: ['due', 'ahead'],
    isShown: ({ daysLeft }) => daysLeft <= aheadDays,
  },
  {
    heading: say`Done late or missed in the last year`,
    states: ['done-late', 'missed'],
    isShown: ({ daysLeft }) => daysLeft >= -lateDays,
  },
]

/** The calendar of duties as blocks of a text: what is overdue, what is due, and what was done late. */
export function toDutyBlocks(content: Content, now: Date): string[] {
  const duties = toDuties(content, now)
  const lists = blocks.map(({ heading, states, isShown }) => {
    const shown = duties.filter((duty) => states.includes(duty.state) && isShown(duty))
    return [`${told(heading)}: ${shown.length}`, ...shown.map(toLines)].join('\n')
  })
  const done = duties.filter(({ state }) => state === 'done').length
  return [told(say`Duties:`), ...lists, told(say`Done in time: ${done}`), '']
}

function toLines(duty: Duty): string {
  const { due, source, holder, isAdvice, doneBy, filingDay } = duty
  const duties = [
    say`${toTermText(duty)}, ${holders[holder]}: ${toSourceText(source)}`,
    ...(isAdvice ? [say`advice`] : []),
    ...(filingDay === due.slice(0, filingDay.length) ? [] : [say`with authority and exchange by ${filingDay}`]),
    ...(doneBy ? [say`done at ${doneBy.publishedAt} by ${doneBy.collection}/${doneBy.slug}`] : []),
  ]
  return [
    `  ${due} (${told(toLeft(duty))}) ${told(toSubjectText(duty.subject))}`,
    `    ${told(listed(duties, '; '))}`,
  ].join('\n')
}

const holders: Readonly<Record<Duty['holder'], Message>> = {
  'public-company': say`as a public company`,
  'listed-company': say`as a listed company`,
  'securities-company': say`as a securities company`,
}

function toLeft({ daysLeft }: Duty): Message {
  if (daysLeft === 0) return say`today`
  const days = Math.abs(daysLeft) === 1 ? say`1 day` : say`${Math.abs(daysLeft)} days`
  return daysLeft > 0 ? say`in ${days}` : say`${days} ago`
}
