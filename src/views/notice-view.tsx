import type { EntryPayload } from '#model/payload.ts'
import { ArticleView } from './article-view.tsx'
import { AttachmentList } from './attachment-list.tsx'

/** An article that may come with documents. */
export function NoticeView({ page }: { page: EntryPayload<'announcements' | 'press-releases'> }) {
  return <ArticleView page={page} lead={<AttachmentList attachments={page.attachments} />} />
}
