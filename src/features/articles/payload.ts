import type { EntryPayload } from '#engine/model/payload.ts'
import type { AnnouncementFacts } from './collections/announcements.ts'
import type { NewsFacts } from './collections/news.ts'
import type { PressReleaseFacts } from './collections/press-releases.ts'

export type ArticlePayload =
  | EntryPayload<'news', NewsFacts>
  | EntryPayload<'announcements', AnnouncementFacts>
  | EntryPayload<'press-releases', PressReleaseFacts>
