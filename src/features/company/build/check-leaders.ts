import { firmPages } from '#brand'
import { defineCheck, isComplete, type CheckContext, type FieldPath } from '#engine/content/check/content-check.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { addDays } from '#features/calendar/month-days.ts'
import { ascending } from '#lib/order.ts'
import { doOverlap, isWithin, type Period } from '#lib/period.ts'
import { type Message, say } from '#lib/say/message.ts'
import { bodies, bodyRoles, type Body } from '../collections/leaders.ts'

type Role = Entry<'leaders'>['facts']['roles'][number]

interface Seat {
  leader: Entry<'leaders'>
  role: Role
  path: FieldPath
}

/** How long after its founding the first term of a body may begin. */
const foundingDays = 31

const page = toHref(firmPages.leaders)

/** Checks the members of each body, the rules between bodies, and the sections of the page that shows them. */
export const checkLeaders = defineCheck('leaders', 'site', (context) => {
  checkSections(context)
  const leaders = context.content.entries.leaders
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .toSorted((a, b) => ascending(a.slug, b.slug))
  const seats = leaders.flatMap((leader): Seat[] =>
    leader.facts.roles.map((role, index) => ({ leader, role, path: ['roles', index] })),
  )
  for (const body of bodies) checkHeads(body, seats, context)
  checkCommittee(seats, context)
  checkFounding(seats, context)
})

/** The page needs a section for each body, in every language, because the navigation links to it. */
function checkSections({ content, report }: CheckContext): void {
  const subject = content.pages.get(page)
  if (!subject) return
  for (const locale of locales) {
    const ids = subject.texts[locale]?.sections.map(({ id }) => id)
    if (!ids) continue
    const fail = (message: Message) => report.errorInText(subject, { locale, at: { line: 1, column: 1 } }, message)
    for (const body of bodies) {
      if (!ids.includes(body)) fail(say`Has no section of the body "${body}": write "## … {#${body}}"`)
    }
    for (const id of ids) {
      if (!bodies.some((body) => body === id))
        fail(say`The section "#${id}" belongs to no body.${didYouMean(id, bodies)}`)
    }
  }
}

/** Only one person at a time can have the first role of a body. */
function checkHeads(body: Body, seats: readonly Seat[], { content, invalid, report }: CheckContext): void {
  const [first] = bodyRoles[body]
  const heads = seats.filter(({ role }) => role.body === body && role.role === first)
  for (const [index, head] of heads.entries()) {
    const other = heads.slice(0, index).find((earlier) => doOverlap(earlier.role, head.role))
    if (!other) continue
    const since = head.role.from > other.role.from ? head.role.from : other.role.from
    report.error(
      head.leader,
      [...head.path, 'from'],
      say`"${[...head.path, 'from'].join('.')}": On ${since}, ${other.leader.slug} and ${head.leader.slug} are both ${first} of ${body}; end one term with "to"`,
    )
  }
  const today = seats.filter(({ role }) => role.body === body && isWithin(role, content.today))
  const [member] = today
  if (member && isComplete({ invalid }, 'leaders') && !today.some(({ role }) => role.role === first)) {
    report.warn(member.leader, member.path, say`The body ${body} has members and no ${first} today`)
  }
}

/**
 * Members of the audit committee must be on the board for their whole term and not in the management; its chair must be
 * independent.
 */
function checkCommittee(seats: readonly Seat[], { report }: CheckContext): void {
  for (const { leader, role, path } of seats) {
    if (role.body !== 'uy-ban-kiem-toan') continue
    const during = leader.facts.roles.filter((other) => doOverlap(role, other))
    const onBoard = during.filter((other) => other.body === 'hoi-dong-quan-tri')
    const fail = (message: Message) =>
      report.error(leader, [...path, 'role'], say`"${[...path, 'role'].join('.')}": ${message}`)
    if (onBoard.length === 0) fail(say`${leader.slug} is not on hoi-dong-quan-tri at that time`)
    else if (!isCovered(role, onBoard)) fail(say`${leader.slug} is not on hoi-dong-quan-tri during the whole term`)
    else if (role.role === 'chu-tich' && !onBoard.every(({ independent }) => independent))
      fail(say`The chair of uy-ban-kiem-toan must be an independent member of the board`)
    if (during.some(({ body }) => body === 'ban-dieu-hanh'))
      fail(say`Its members must not have a role in ban-dieu-hanh at the same time`)
  }
}

/** True if terms that follow on one another contain a term. */
function isCovered(term: Period, others: readonly Period[]): boolean {
  let from = term.from
  for (const other of others.toSorted((a, b) => ascending(a.from, b.from))) {
    if (other.from > from) return false
    if (other.to === undefined || (term.to !== undefined && other.to >= term.to)) return true
    from = addDays(other.to, 1)
  }
  return false
}

/** A body is founded once: nobody is a member before the milestone, and the first are within a month of it. */
function checkFounding(seats: readonly Seat[], { content, invalid, report }: CheckContext): void {
  if (!isComplete({ invalid }, 'leaders')) return
  const milestones = content.entries.milestones.filter(({ facts }) => facts.status !== 'withdrawn')
  for (const body of bodies) {
    const [founding, second] = milestones.filter(({ facts }) => facts.founds === body)
    if (second) {
      report.error(second, ['founds'], say`"founds": milestones/${founding?.slug} already founds ${body}; remove one`)
    }
    const terms = seats.filter(({ role }) => role.body === body).map(({ role }) => role.from)
    const first = terms.toSorted()[0]
    if (!founding || first === undefined) continue
    const { date } = founding.facts
    const isYear = date.length === '2024'.length
    if (isYear ? first.startsWith(date) : first >= date && first <= addDays(date, foundingDays)) continue
    report.error(
      founding,
      ['date'],
      isYear
        ? say`"date": The first member of ${body} in content/leaders has the office from ${first}; it must be in that year`
        : say`"date": The first member of ${body} in content/leaders has the office from ${first}; it must be within ${foundingDays} days from the milestone`,
    )
  }
}
