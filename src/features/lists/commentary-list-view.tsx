import { CommentaryScore } from '#features/research/commentary/commentary-score.tsx'
import { ListView } from './list-view.tsx'
import type { ListPayload } from './payload.ts'

/** The list of market commentary, below the count of hits and misses. */
export function CommentaryListView({ page }: { page: ListPayload }) {
  return <ListView page={page} lead={page.score && <CommentaryScore score={page.score} />} />
}
