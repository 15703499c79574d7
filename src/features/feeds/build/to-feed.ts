import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { siteName } from '#engine/model/site-name.ts'
import { siteFeedPath, toFeedUrl } from '#engine/model/urls/feed-urls.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { feedEpoch, toFeedId } from './feed-ids.ts'
import { toFeedChanges } from './feed-lists.ts'
import type { Feed } from './feed.ts'
import { toFeedEntry } from './to-feed-entry.ts'

const siteFeedTitle = {
  title: /*i18n*/ { id: 'build.feeds.site', message: 'Mọi nội dung mới' },
  summary: /*i18n*/ {
    id: 'build.feeds.site.summary',
    message: 'Tin tức, báo cáo phân tích, công bố thông tin và các nội dung mới khác.',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The feed of a page, or of the whole site. */
export function toFeed(context: PayloadContext, path: string): Feed {
  const { locale, origin } = context
  const changes = toFeedChanges(context, path)
  const { title, summary } = toFeedTexts(context, path)
  const page = path === siteFeedPath ? '/trang-chu' : path
  return {
    id: toFeedId(path, locale),
    locale,
    title: `${title} | ${siteName}`,
    subtitle: summary,
    url: toCanonicalUrl(origin, { path: page, page: 1 }, locale),
    urls: { atom: origin + toFeedUrl(path, locale, 'atom'), json: origin + toFeedUrl(path, locale, 'json') },
    icon: `${origin}/apple-touch-icon.png`,
    updated: new Date(changes[0]?.changedAt ?? feedEpoch),
    entries: changes.map((change) => toFeedEntry(context, change)),
  }
}

/** The title and the description of a feed. */
export function toFeedTexts(
  { content, locale, translate }: Pick<PayloadContext, 'content' | 'locale' | 'translate'>,
  path: string,
): { title: string; summary: string } {
  if (path === siteFeedPath) {
    return { title: translate(siteFeedTitle.title), summary: translate(siteFeedTitle.summary) }
  }
  const page = content.pages.get(path)
  if (!page) throw new Error(`No page at ${path}: checkPages should have reported it`)
  return pickText(page.texts, locale)
}
