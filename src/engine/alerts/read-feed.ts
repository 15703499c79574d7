import * as v from 'valibot'
import type { AlertList } from '#engine/model/config/alert-service.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toFeedUrl } from '#engine/model/urls/feed-urls.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { fetchJson } from './fetch-json.ts'

const itemSchema = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.url()),
  title: v.string(),
  content_html: v.string(),
  language: v.optional(v.picklist(locales)),
  date_published: v.pipe(v.string(), v.isoTimestamp()),
  date_modified: v.pipe(v.string(), v.isoTimestamp()),
  /** Of an entry that came from an earlier site, whose readers had it there. */
  _imported: v.optional(v.object({ at: v.pipe(v.string(), v.isoTimestamp()) })),
  attachments: v.optional(v.array(v.object({ url: v.pipe(v.string(), v.url()), title: v.optional(v.string()) })), []),
})

const feedSchema = v.object({ title: v.string(), items: v.array(itemSchema) })

/** An entry of a feed (JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/). */
export type FeedItem = v.InferOutput<typeof itemSchema>

/** The entries of the feed of a list of subscribers, the latest changed first. */
export async function readFeed(origin: string, { path, locale }: AlertList): Promise<FeedItem[]> {
  const url = origin + toFeedUrl(path, locale, 'json')
  const found = v.safeParse(feedSchema, await fetchJson(url))
  if (found.success) return found.output.items
  throw new ProgramError(say`${url} is no feed of this site: ${found.issues[0].message}`)
}
