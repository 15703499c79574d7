import { expect, test } from 'vitest'
import { parseFeedUrl, toFeedUrl } from './feed-urls.ts'

test.each([
  ['/tin-tuc/thong-bao', 'vi', 'atom', '/tin-tuc/thong-bao/feed.vi.atom'],
  ['/tin-tuc', 'en', 'json', '/tin-tuc/feed.en.json'],
  ['/', 'vi', 'atom', '/feed.vi.atom'],
] as const)('the feed of %s in %s as %s is %s', (path, locale, format, url) => {
  expect(toFeedUrl(path, locale, format)).toBe(url)
  expect(parseFeedUrl(url)).toEqual({ path, locale })
})

test.each(['/tin-tuc', '/feed.fr.atom', '/feed.vi.rss', '/tin-tuc/feed.vi.atom/', '/xfeed.vi.atom', '/feed'])(
  '%s is no feed',
  (url) => {
    expect(parseFeedUrl(url)).toBeUndefined()
  },
)
