import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Translate } from '#engine/model/locale/translate.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { descending } from '#lib/order.ts'
import { doOverlap, isWithin } from '#lib/period.ts'
import { bodies, bodyRoles, type Body, type BodyRole } from '../collections/leaders.ts'
import type { LeadershipPayload, Person, Seat } from '../payload.ts'
import { mandateTitles, toRoleTitle } from './role-titles.ts'
import { toShareOfAll } from './to-share-of-all.ts'

type Leader = Entry<'leaders'>
type Role = Leader['facts']['roles'][number]

/** The bodies in their order, each with the page's text about it and its members by rank. */
export function toLeadershipPayload({ context, page, base, section }: PageInput): LeadershipPayload {
  const { content, locale, translate } = context
  const leaders = content.entries.leaders.filter(({ isListed }) => isListed)
  const text = pickText(page.texts, locale)
  const seen = new Set<string>()
  const markFirst = (seat: Seat): Seat => {
    const isFirst = !seen.has(seat.slug)
    seen.add(seat.slug)
    return { ...seat, isFirst }
  }
  const groups = bodies.map((body) => {
    const seats = toSeats(leaders, { body, today: content.today, locale, translate })
    return {
      body,
      current: seats.filter(({ isCurrent }) => isCurrent),
      past: seats.filter(({ isCurrent }) => !isCurrent),
    }
  })
  // Present members come first, so that the text of a person is shown at a present role.
  const current = groups.map(({ current: seats }) => seats.map(({ seat }) => markFirst(seat)))
  const former = groups.map(({ past }) => past.map(({ seat }) => markFirst(seat)))
  const disclosers = toDisclosers(leaders, translate)
  const isPresent = (seat: Seat) => isWithin(seat, content.today)
  return {
    ...base,
    kind: 'leadership',
    section,
    html: text.intro,
    headings: text.headings,
    people: leaders.map((leader) => toPerson(leader, context)),
    bodies: groups.map(({ body }, index) => ({
      id: body,
      title: text.headings.find(({ id }) => id === body)?.text ?? body,
      html: text.sections.find(({ id }) => id === body)?.html ?? '',
      seats: current[index] ?? [],
      former: former[index] ?? [],
    })),
    disclosers: disclosers.filter(isPresent).map(markFirst),
    formerDisclosers: disclosers.filter((seat) => !isPresent(seat)).map(markFirst),
  }
}

/** Who makes disclosures, and who did, the latest first. */
function toDisclosers(leaders: readonly Leader[], translate: Translate): Seat[] {
  return leaders
    .flatMap(({ slug, facts }) =>
      facts.mandates.map(({ as, from, to }): Seat => ({
        slug,
        title: translate(mandateTitles[as]),
        from,
        ...(to !== undefined && { to }),
        isFirst: false,
      })),
    )
    .toSorted((a, b) => descending(a.from, b.from))
}

function toPerson(leader: Leader, context: PageInput['context']): Person {
  const { content, translate } = context
  const { roles, shares } = leader.facts
  const holding = shares && toShareOfAll(content, shares.count, shares.asOf)
  return {
    ...toShownEntry(leader, context, 'portrait'),
    ...(holding !== undefined && { holding }),
    present: bodies.flatMap((body) =>
      roles
        .filter((role) => role.body === body && isWithin(role, content.today))
        .map((role) => translate(toRoleTitle(role))),
    ),
  }
}

interface SeatSource {
  body: Body
  today: string
  locale: Locale
  translate: Translate
}

function toSeats(leaders: readonly Leader[], { body, today, locale, translate }: SeatSource) {
  const ranks: readonly BodyRole[] = bodyRoles[body]
  return leaders
    .flatMap((leader) => leader.facts.roles.filter((role) => role.body === body).map((role) => ({ leader, role })))
    .toSorted((a, b) => ranks.indexOf(a.role.role) - ranks.indexOf(b.role.role))
    .map(({ leader, role }) => ({
      isCurrent: isWithin(role, today),
      seat: {
        slug: leader.slug,
        title: translate(toRoleTitle(role)),
        from: role.from,
        ...(role.to !== undefined && { to: role.to }),
        ...(role.body === 'ban-dieu-hanh' && role.duty && { duty: role.duty[locale] }),
        ...(role.body === 'hoi-dong-quan-tri' && { standing: toStanding(role, leader) }),
        isFirst: false,
      } satisfies Seat,
    }))
}

/** A member of the board is executive if he or she is in the management at the same time. */
function toStanding(
  role: Extract<Role, { body: 'hoi-dong-quan-tri' }>,
  { facts }: Leader,
): NonNullable<Seat['standing']> {
  if (role.independent) return 'independent'
  const isExecutive = facts.roles.some((other) => other.body === 'ban-dieu-hanh' && doOverlap(role, other))
  return isExecutive ? 'executive' : 'non-executive'
}
