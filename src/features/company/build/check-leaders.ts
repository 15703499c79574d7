import { doOverlap, isWithin } from '#lib/period.ts'
import { toHref } from '#model/urls/href.ts'
import { bodies, bodyRoles, type Body } from '../collections/leaders.ts'
import type { Entry } from '#features/content.ts'
import { locales } from '#model/locale/locale.ts'
import { isComplete, type Check, type CheckContext, type FieldPath } from '#compiler/check/content-check.ts'
import { didYouMean } from '#compiler/source/did-you-mean.ts'

type Role = Entry<'leaders'>['facts']['roles'][number]

interface Seat {
  leader: Entry<'leaders'>
  role: Role
  path: FieldPath
}

const page = toHref('/ve-shs/doi-ngu-lanh-dao')

/** What must hold between the people of a body, and between the bodies. */
export const checkLeaders: Check = (context) => {
  checkSections(context)
  const leaders = context.content.entries.leaders
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  const seats = leaders.flatMap((leader): Seat[] =>
    leader.facts.roles.map((role, index) => ({ leader, role, path: ['roles', index] })),
  )
  for (const body of bodies) checkHeads(body, seats, context)
  checkCommittee(seats, context)
}

/** The navigation leads to a section of each body, in every language. */
function checkSections({ content, report }: CheckContext): void {
  const subject = content.pages.get(page)
  if (!subject) return
  for (const locale of locales) {
    const ids = subject.texts[locale]?.sections.map(({ id }) => id)
    if (!ids) continue
    const fail = (message: string) => report.errorInText(subject, { locale, at: { line: 1, column: 1 } }, message)
    for (const body of bodies) {
      if (!ids.includes(body)) fail(`Has no section of the body "${body}": write "## … {#${body}}"`)
    }
    for (const id of ids) {
      if (!bodies.some((body) => body === id)) fail(`Its section "#${id}" is of no body.${didYouMean(id, bodies)}`)
    }
  }
}

/** Of the first role of a body there is one at a time. */
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
      `"${[...head.path, 'from'].join('.')}": On ${since}, ${other.leader.slug} and ${head.leader.slug} are both ${first} of ${body}; end one term with "to"`,
    )
  }
  const today = seats.filter(({ role }) => role.body === body && isWithin(role, content.today))
  const [member] = today
  if (member && isComplete({ invalid }, 'leaders') && !today.some(({ role }) => role.role === first)) {
    report.warn(member.leader, member.path, `The body ${body} has members and no ${first} today`)
  }
}

/** The audit committee is made up of members of the board without a part in the management; an independent one is its chair. */
function checkCommittee(seats: readonly Seat[], { report }: CheckContext): void {
  for (const { leader, role, path } of seats) {
    if (role.body !== 'uy-ban-kiem-toan') continue
    const during = leader.facts.roles.filter((other) => doOverlap(role, other))
    const onBoard = during.find(({ body }) => body === 'hoi-dong-quan-tri')
    const fail = (message: string) =>
      report.error(leader, [...path, 'role'], `"${[...path, 'role'].join('.')}": ${message}`)
    if (onBoard?.body !== 'hoi-dong-quan-tri') fail(`${leader.slug} is not on hoi-dong-quan-tri at that time`)
    else if (role.role === 'chu-tich' && !onBoard.independent)
      fail('The chair of uy-ban-kiem-toan is an independent member')
    if (during.some(({ body }) => body === 'ban-dieu-hanh'))
      fail('Its members have no role in ban-dieu-hanh at the same time')
  }
}
