import type { MeetingCode } from '#model/vocabulary/codes.ts'
import { paperKinds } from '../collection.ts'
import type { Entry } from '#features/content.ts'
import { linkToEntry } from '#publish/payload/to-links.ts'
import type { PageInput } from '#publish/payload/page-input.ts'
import type { PayloadContext } from '#publish/payload/payload-context.ts'
import { toShown } from '#publish/payload/to-shown-entry.ts'
import type { MeetingPaper, MeetingsPayload, ShownMeeting } from '../payload.ts'

/** The meetings of a kind, or of every kind, each with its documents by theirs. */
export function toMeetingsPayload(
  { context, base, section }: PageInput,
  { of }: { of?: MeetingCode },
): MeetingsPayload {
  return { ...base, kind: 'meetings', section, meetings: toMeetings(context, of) }
}

function toMeetings(context: PayloadContext, kind: MeetingCode | undefined): ShownMeeting[] {
  const { content, locale } = context
  return content.entries.meetings
    .filter(({ facts, isListed }) => isListed && (kind === undefined || facts.kind === kind))
    .map((meeting) => ({
      ...toShown(meeting, locale),
      isOver: Date.parse(meeting.facts.opensAt) <= content.now.getTime(),
      papers: toPapers(context, meeting),
    }))
}

function toPapers({ content, locale }: PayloadContext, { facts }: Entry<'meetings'>): ShownMeeting['papers'] {
  const toPaper = (slug: string): MeetingPaper[] => {
    const disclosure = content.entries.disclosures.find((entry) => entry.slug === slug)
    // What was withdrawn keeps its page, and is no paper of the meeting any more.
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
  return paperKinds.flatMap((kind) => {
    const items = facts.papers.filter((paper) => paper.kind === kind).flatMap(({ disclosure }) => toPaper(disclosure))
    return items.length > 0 ? [{ kind, items }] : []
  })
}
