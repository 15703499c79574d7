import type { Content } from '#engine/model/entries/content.ts'
import type { Duty } from '#features/disclosures/build/duties/duty.ts'
import { toDuties } from '#features/disclosures/build/duties/to-duties.ts'
import { toSubjectText, toTermText } from '#features/disclosures/build/duties/to-duty-text.ts'
import { toSourceText } from '#features/disclosures/build/rules/legal-source.ts'
import { keysOf } from '#lib/records.ts'
import { listed, type Message, say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { aheadDays, groupDuties } from './group-duties.ts'

const headings = {
  overdue: say`Overdue`,
  due: say`Due in the next ${aheadDays} days`,
  late: say`Done late or missed in the last year`,
} as const

/** The calendar of duties as blocks of a text: what is overdue, what is due, and what was done late. */
export function toDutyBlocks(content: Content, now: Date): string[] {
  const groups = groupDuties(toDuties(content, now))
  const lists = keysOf(headings).map((group) =>
    [`${told(headings[group])}: ${groups[group].length}`, ...groups[group].map(toLines)].join('\n'),
  )
  return [told(say`Duties:`), ...lists, told(say`Done in time: ${groups.done.length}`), '']
}

function toLines(duty: Duty): string {
  const { due, source, holder, isAdvice, doneBy, filingDay } = duty
  const duties = [
    say`${toTermText(duty)}, ${holders[holder]}: ${toSourceText(source)}`,
    ...(isAdvice ? [say`advice`] : []),
    ...(filingDay === undefined ? [] : [say`with authority and exchange by ${filingDay}`]),
    ...(doneBy ? [say`done at ${doneBy.publishedAt} by ${doneBy.collection}/${doneBy.slug}`] : []),
  ]
  return [
    told(say`  ${due} (${toLeft(duty)}) ${toSubjectText(duty.subject)}`),
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
