import type { EntryPayload } from '#model/payload.ts'
import type { CommentaryFacts } from './collections/commentary.ts'
import type { ReportFacts } from './collections/reports.ts'

export type ReportPayload = EntryPayload<'reports', ReportFacts>
export type CommentaryPayload = EntryPayload<'commentary', CommentaryFacts>
