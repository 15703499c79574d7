import type { Entry } from '#engine/model/entries/content.ts'
import type { PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { toEventId, toEventUrl } from '#features/calendar/event-files.ts'
import { toYearDownloads } from '#features/downloads/build/to-bundles.ts'
import type { MeetingCode } from '../codes.ts'
import { decidesAt, meetingDocumentKinds } from '../collection.ts'
import type { MeetingDocument, MeetingsPayload, ShownMeeting } from '../payload.ts'
import { toMeetingCover, toMeetingsCover } from './to-meeting-cover.ts'
import { toMeetingEventKind } from './to-meeting-events.ts'

/** The meetings of a kind, or of all kinds, each with its documents by kind. */
export function toMeetingsPayload(
  { context, base, section }: PageInput,
  { of }: { of?: MeetingCode },
): MeetingsPayload {
  const downloads = toYearDownloads(context, base.address.path)
  const meetings = findMeetings(context, of)
  const drawn = base.lead
    ? undefined
    : toMeetingsCover(
        meetings.filter(({ isListed }) => isListed),
        context,
      )
  return {
    ...base,
    ...(drawn && { drawn }),
    kind: 'meetings',
    section,
    meetings: meetings.map((meeting) => toMeeting(meeting, context)),
    ...(downloads.length > 0 && { downloads }),
  }
}

/** Those that were called: one that was cancelled says so in its place, because shareholders look for it there. */
function findMeetings({ content }: PayloadContext, kind: MeetingCode | undefined): Entry<'meetings'>[] {
  return content.entries.meetings.filter(
    ({ facts, isListed }) => (isListed || facts.status === 'withdrawn') && (kind === undefined || facts.kind === kind),
  )
}

function toMeeting(meeting: Entry<'meetings'>, context: PayloadContext): ShownMeeting {
  const { content, locale } = context
  const isCancelled = meeting.facts.status === 'withdrawn'
  const isOver = isCancelled || Date.parse(decidesAt(meeting.facts)) <= content.now.getTime()
  return {
    ...toShownEntry(meeting, context),
    drawn: toMeetingCover(meeting, context),
    isOver,
    ...(!isOver && { calendarFile: toEventUrl(toEventId(meeting, toMeetingEventKind(meeting)), locale) }),
    papers: toDocuments(context, meeting),
  }
}

function toDocuments({ indexOf, locale }: PayloadContext, { facts }: Entry<'meetings'>): ShownMeeting['papers'] {
  const toDocument = (slug: string): MeetingDocument[] => {
    const disclosure = indexOf('disclosures').find(slug)
    // A withdrawn disclosure keeps its page, but is no document of the meeting any more.
    if (!disclosure?.isListed) return []
    const { marks } = disclosure
    const { refNo, publishedAt } = disclosure.facts
    return [
      {
        link: linkToEntry(disclosure, locale),
        refNo,
        publishedAt,
        marks,
      },
    ]
  }
  return meetingDocumentKinds.flatMap((kind) => {
    const items = facts.papers.filter((item) => item.kind === kind).flatMap(({ disclosure }) => toDocument(disclosure))
    return items.length > 0 ? [{ kind, items }] : []
  })
}
