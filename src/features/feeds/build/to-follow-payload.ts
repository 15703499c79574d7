import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { feedFormatNames, siteFeedPath, toFeedUrl, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { childPages, linkTo } from '#engine/render/payload/to-links.ts'
import { toAlertForm } from '#features/alerts/build/to-alert-form.ts'
import type { Href } from '#lib/href.ts'
import { ProgramError } from '#lib/program-error.ts'
import { toRecord } from '#lib/records.ts'
import { say } from '#lib/say/message.ts'
import type { FeedAddress, FeedGroup, FollowPayload, ListedFeed } from '../payload.ts'
import { hasFeed } from './feed-lists.ts'
import { toFeedTexts } from './to-feed.ts'

/** The parts of the site with several feeds, in the order of the page. */
const sections: readonly Href[] = [toHref('/quan-he-co-dong'), toHref('/trung-tam-phan-tich'), toHref('/tin-tuc')]

/** The lists with feeds in no part of those. */
const others: readonly Href[] = [
  toHref('/thong-cao-bao-chi'),
  toHref('/co-hoi-nghe-nghiep'),
  toHref('/ho-tro/tinh-trang-dich-vu'),
  toHref('/ho-tro/huong-dan-giao-dich'),
  toHref('/ho-tro/kien-thuc'),
]

const isThere = (path: Href) => !isLeftOut(path)

/** The page that lists all feeds in its language. */
export function toFollowPayload(input: PageInput): FollowPayload {
  const { context, base, section } = input
  return {
    ...base,
    kind: 'follow',
    section,
    headings: toHeadings(input),
    alerts: toAlertForm(context, ({ path }) => toTopicTitle(context, path)),
    all: { title: toFeedTexts(context, siteFeedPath).title, urls: toUrls(context, siteFeedPath) },
    groups: [
      ...sections.filter(isThere).map((path): FeedGroup => {
        return { section: linkTo(context, path), feeds: listFeeds(context, path, 0) }
      }),
      { section: null, feeds: others.filter(isThere).map((path) => toListedFeed(context, path, 1)) },
    ],
  }
}

/** The feed of a page and those of all pages below it, in the order of the site. */
function listFeeds(context: PayloadContext, path: Href, depth: number): ListedFeed[] {
  const below = childPages(context, path).flatMap((child) => listFeeds(context, child.path, depth + 1))
  return hasFeed(context, path) ? [toListedFeed(context, path, depth), ...below] : below
}

function toListedFeed(context: PayloadContext, path: Href, depth: number): ListedFeed {
  const list = linkTo(context, path)
  return { title: list.title, list, depth, urls: toUrls(context, path) }
}

/** @throws {ProgramError} where the settings name a feed that the site has not */
function toTopicTitle(context: PayloadContext, path: string): string {
  const { pages } = context.content
  const isFeed = path === siteFeedPath || (pages.has(path) && hasFeed(context, path))
  if (isFeed) return toFeedTexts(context, path).title
  const feeds = [...pages.keys()].filter((page) => hasFeed(context, page))
  throw new ProgramError(say`SITE_ALERTS_LISTS names ${path}, which has no feed.${didYouMean(path, feeds)}`)
}

function toUrls({ locale }: PayloadContext, path: string): FeedAddress['urls'] {
  return toRecord<FeedAddress['urls'], FeedFormat>(feedFormatNames, (format) => toFeedUrl(path, locale, format))
}
