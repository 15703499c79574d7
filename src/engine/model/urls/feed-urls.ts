import { keysOf } from '#lib/records.ts'
import { locales, type Locale } from '../locale/locale.ts'

/** The formats of feeds: the end of their names, and their media types. */
export const feedFormats = {
  atom: { type: 'application/atom+xml' },
  json: { type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

export const feedFormatNames = keysOf(feedFormats)

/** The path of the feed of the whole site: that of no page, so that each feed has one. */
export const siteFeedPath = '/'

/**
 * The URL of the feed of a list: `/news/notices/feed.en.atom`. The language is part of the name, because feed readers send
 * no cookie, and a subscription must not change its language with the reader's headers. No slug contains a full stop.
 */
export function toFeedUrl(path: string, locale: Locale, format: FeedFormat): string {
  return `${path === siteFeedPath ? '' : path}/feed.${locale}.${format}`
}

const feedUrl = new RegExp(`^(.*)/feed\\.(${locales.join('|')})\\.(?:${feedFormatNames.join('|')})$`)

/** The list and the language of the URL of a feed; undefined for other URLs. */
export function parseFeedUrl(pathname: string): { path: string; locale: string } | undefined {
  const [, path, locale] = feedUrl.exec(pathname) ?? []
  return path === undefined || locale === undefined ? undefined : { path: path || siteFeedPath, locale }
}
