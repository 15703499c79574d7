import type { EntryPayload } from '#engine/model/payload.ts'

export type ArticlePayload = EntryPayload<'news'> | EntryPayload<'announcements'> | EntryPayload<'press-releases'>
