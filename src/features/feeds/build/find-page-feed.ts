import type { ContentPage } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { feedFormatNames, siteFeedPath } from '#engine/model/urls/feed-urls.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { PageFeed } from '#engine/render/payload/to-base.ts'
import { hasFeed } from './feed-lists.ts'
import { toFeedTexts } from './to-feed.ts'

/** The pages that lead to the feed of the whole site. */
const sitePages: readonly string[] = [toHref('/trang-chu'), toHref('/ho-tro/theo-doi')]

/** The feed of a page: its own, or that of the whole site. Others need none: their bytes are worth more. */
export function findPageFeed(context: PayloadContext, { path, texts }: ContentPage): PageFeed | undefined {
  if (hasFeed(context, path)) return { path, title: pickText(texts, context.locale).title, formats: feedFormatNames }
  if (!sitePages.includes(path)) return undefined
  return { path: siteFeedPath, title: toFeedTexts(context, siteFeedPath).title, formats: feedFormatNames }
}
