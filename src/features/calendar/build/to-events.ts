import type { Entry } from '#engine/model/entries/content.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { BuildContext } from '#engine/render/payload/build-context.ts'
import { toReportDeadlines } from '#features/disclosures/build/to-report-deadlines.ts'
import { shareDates } from '#features/disclosures/collections/share-management.ts'
import { toEventId } from '../event-files.ts'
import { shareKinds } from '../share-kinds.ts'
import type { EventKind } from '../vocabulary.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { toDeadlineTitle, toSourceName } from './deadline-texts.ts'
import { findDate, toChanges, type FoundDate } from './find-date.ts'
import { groupVersions } from './group-versions.ts'

type EventContext = Pick<BuildContext, 'content' | 'locale' | 'translate'>

/**
 * All dates that the content knows of, earliest first: general meetings, dates of shareholders' rights, deadlines and
 * publications of periodic reports.
 */
export function toEvents(context: EventContext): CalendarEvent[] {
  const events = [
    ...toMeetingEvents(context),
    ...toShareEvents(context),
    ...toDeadlines(context),
    ...toPublications(context),
  ]
  return events.toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
}

function toMeetingEvents({ content, locale }: EventContext): CalendarEvent[] {
  const kinds = { opensAt: 'dai-hoi', recordDate: 'ngay-dang-ky' } as const
  return content.entries.meetings.flatMap((meeting) =>
    (['recordDate', 'opensAt'] as const).map((field): CalendarEvent => {
      const { facts } = meeting
      const found = findMeetingDate(meeting, field)
      return {
        ...toEntryEvent({ found, kind: kinds[field], versions: [meeting], locale }),
        ...toMeetingChanges(meeting),
        ...(field === 'opensAt' && { place: facts.place[locale] }),
      }
    }),
  )
}

type Meeting = Entry<'meetings'>

/** Meetings are rescheduled in place, because invitations and papers refer to the entry. */
function findMeetingDate(meeting: Meeting, field: 'opensAt' | 'recordDate'): FoundDate<Meeting> {
  const { facts } = meeting
  const at = facts[field]
  if (facts.status === 'withdrawn') {
    return { at, state: 'cancelled', version: meeting, reason: facts.withdrawal?.reason }
  }
  const last = facts.rescheduled.findLast((former) => former[field] !== at)
  return last
    ? { at, state: 'moved', formerly: last[field], version: meeting, reason: last.reason }
    : { at, state: 'planned', version: meeting }
}

function toMeetingChanges(meeting: Meeting): Pick<CalendarEvent, 'sequence' | 'changedAt'> {
  const { sequence, changedAt } = toChanges([meeting])
  const moments = meeting.facts.rescheduled.map(({ announcedAt }) => announcedAt)
  return { sequence: sequence + moments.length, changedAt: [changedAt, ...moments].toSorted().at(-1) ?? changedAt }
}

function toShareEvents({ content, locale }: EventContext): CalendarEvent[] {
  return groupVersions(content.entries['share-management']).flatMap((versions) =>
    shareDates.flatMap((field) => {
      const found = findDate(versions, ({ facts }) => facts[field])
      return found ? [toEntryEvent({ found, kind: shareKinds[field], versions, locale })] : []
    }),
  )
}

/** The day of publication is a fact of each report: a later version is published on a day of its own. */
function toPublications({ content, locale }: EventContext): CalendarEvent[] {
  return content.entries['periodic-reports'].map((report) => {
    const { publishedAt, withdrawal } = report.facts
    const found: FoundDate<Entry<'periodic-reports'>> = {
      at: publishedAt,
      state: withdrawal ? 'cancelled' : 'planned',
      version: report,
      reason: withdrawal?.reason,
    }
    return toEntryEvent({ found, kind: 'cong-bo', versions: [report], locale })
  })
}

interface EntryEvent<One> extends Pick<EventContext, 'locale'> {
  found: FoundDate<One>
  kind: EventKind
  /** The versions of the announcement, oldest first. */
  versions: readonly One[]
}

function toEntryEvent<One extends NonNullable<CalendarEvent['entry']>>({
  found,
  kind,
  versions,
  locale,
}: EntryEvent<One>): CalendarEvent {
  const { at, state, formerly, reason, version } = found
  const { title, summary } = pickText(version.texts, locale)
  const textLocale = toTextLocale(version.texts, locale)
  return {
    id: toEventId(versions[0] ?? version, kind),
    kind,
    at,
    title,
    ...(textLocale !== locale && { lang: textLocale }),
    link: toEntryAddress(version),
    state,
    ...(formerly !== undefined && { formerly }),
    ...(reason && { reason: reason[locale] }),
    ...(version.facts.sample && { sample: true }),
    ...toChanges(versions),
    summary,
    entry: version,
  }
}

/** Deadlines of the kinds of reports that the firm publishes. */
function toDeadlines({ content, translate }: EventContext): CalendarEvent[] {
  const codes = new Set(content.entries['periodic-reports'].map(({ facts }) => facts.code))
  return toReportDeadlines(content.today, content.entries)
    .filter(({ code }) => codes.has(code))
    .map((deadline) => {
      const { code, fiscalYear, period, day, days, source } = deadline
      return {
        id: `han-cong-bo/${code}-${fiscalYear}-${period.toLowerCase()}`,
        kind: 'han-cong-bo',
        at: day,
        title: toDeadlineTitle(deadline, translate),
        link: { href: toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code }) },
        state: 'planned',
        deadline: { days, source: toSourceName(source, translate) },
        // It follows from the rules, which nobody announces: since the fiscal year began.
        sequence: 0,
        changedAt: `${fiscalYear}-01-01T00:00+07:00`,
        summary: '',
      }
    })
}
