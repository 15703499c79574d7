import type { Entry } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { MovedMeeting } from '../payload.ts'
import { isForDate, isNotice, toMeetingDates } from './rules/meeting-dates.ts'

/** The meeting that a disclosure announces for a date at which it is not held: it has moved, or was cancelled. Undefined where there is none. */
export function toMovedMeeting(context: PayloadContext, slug: string): MovedMeeting | undefined {
  const { content, derive, locale } = context
  const moved = derive(
    'the notices of meetings that moved since',
    () => findMoved(content.entries.meetings, content.entries.disclosures),
    (found) => [...found].map(([notice, { meeting, next }]) => `${notice} ${meeting} ${next}`).join('\n'),
  ).get(slug)
  const meeting = content.entries.meetings.find((one) => one.slug === moved?.meeting)
  const { withdrawal, rescheduled = [] } = meeting?.facts ?? {}
  const move = rescheduled.at(-1)
  const at = withdrawal?.at ?? move?.announcedAt
  const reason = withdrawal?.reason ?? move?.reason
  if (!moved || !meeting || at === undefined || !reason) return undefined
  const next = content.entries.disclosures.find((one) => one.slug === moved.next)
  return {
    meeting: linkToEntry(meeting, locale),
    isCancelled: withdrawal !== undefined,
    at,
    reason: reason[locale],
    ...(next && { notice: linkToEntry(next, locale) }),
  }
}

interface Moved {
  /** The slug of the meeting. */
  meeting: string
  /** The slug of the notice that announces its present dates; undefined where there is none yet. */
  next: string | undefined
}

/** The notices of former dates, and of meetings that were cancelled, by their slug. */
function findMoved(
  meetings: readonly Entry<'meetings'>[],
  disclosures: readonly Entry<'disclosures'>[],
): ReadonlyMap<string, Moved> {
  const bySlug = new Map(disclosures.map((entry) => [entry.slug, entry]))
  return new Map(
    meetings
      .filter(({ facts }) => facts.status === 'withdrawn' || facts.rescheduled.length > 0)
      .flatMap((meeting) => {
        const dates = (['opensAt', 'ballotsUntil', 'recordDate'] as const).flatMap(
          (field) => toMeetingDates(meeting, field).at(-1) ?? [],
        )
        const papers = meeting.facts.papers.flatMap(({ kind, disclosure: slug }) => {
          const disclosure = bySlug.get(slug)
          return disclosure && disclosure.facts.status !== 'withdrawn' ? [{ kind, disclosure }] : []
        })
        const isCurrent = (paper: (typeof papers)[number]) =>
          meeting.facts.status === 'withdrawn'
            ? !isNotice(paper)
            : dates.every((date) => isForDate(paper, date, meeting))
        const next = papers.findLast((paper) => paper.kind === 'thu-moi' && isCurrent(paper))?.disclosure.slug
        return papers
          .filter((paper) => !isCurrent(paper))
          .map(({ disclosure }) => [disclosure.slug, { meeting: meeting.slug, next }] as const)
      }),
  )
}
