import type { EntryMark } from '#engine/model/entries/entry-mark.ts'
import type { PageLink, SectionPage, ShownEntry } from '#engine/model/payload.ts'
import type { YearDownload } from '#features/downloads/payload.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import type { MeetingDocumentKind } from './collection.ts'

/** A document of a meeting: the disclosure that published it. */
export interface MeetingDocument {
  link: PageLink
  refNo: string
  publishedAt: string
  marks: readonly EntryMark[]
}

export interface ShownMeeting extends ShownEntry<'meetings'> {
  drawn: DrawnCover
  isOver: boolean
  /** The file that adds the meeting to a calendar; none once it has opened. */
  calendarFile?: string
  papers: { kind: MeetingDocumentKind; items: MeetingDocument[] }[]
}

/** General meetings of shareholders, newest first, with their documents. */
export interface MeetingsPayload extends SectionPage {
  kind: 'meetings'
  meetings: ShownMeeting[]
  /** The documents of the meetings of each year, if there are any. */
  downloads?: YearDownload[]
}
