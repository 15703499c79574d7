import { parseFeed } from '@rowanmanning/feed-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { locales } from '#engine/model/locale/locale.ts'
import { parseFeedUrl, siteFeedPath, toFeedUrl } from '#engine/model/urls/feed-urls.ts'
import { hasFeed } from '#features/feeds/build/feed-lists.ts'
import { site as definition } from '#site/site.ts'
import { listPages, readOutput } from '../site/read-output.ts'
import { siteMoment, siteOutput } from '../site/site.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './read-xml.ts'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

// The feeds of the built site, read by parsers that did not write them.

const site = readOutput(siteOutput)
const { origin } = site.release.settings
const paths = [siteFeedPath, ...[...site.pages.keys()].filter((path) => hasFeed({ site: definition }, path))]
const feeds = paths.flatMap((path) => locales.map((locale) => ({ path, locale })))

/** The fields of JSON Feed 1.1 that the feeds have. */
interface JsonItem {
  id: string
  url: string
  title: string
  content_html: string
  language: string
  date_published: string
  date_modified: string
  attachments?: { url: string; mime_type: string; title: string; size_in_bytes: number }[]
}

interface JsonFeed {
  version: string
  title: string
  language: string
  home_page_url: string
  feed_url: string
  items: JsonItem[]
}

function readJson(path: string, locale: (typeof locales)[number]): JsonFeed {
  return JSON.parse(site.readFile(toFeedUrl(path, locale, 'json'))) as JsonFeed // checked below
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** Checks the requirements of RFC 4287 of a feed and of its entries, as far as it concerns a feed like these. */
function checkAtom(feed: XmlElement): void {
  expect(feed.name).toBe('{http://www.w3.org/2005/Atom}feed')
  for (const element of [feed, ...childrenOf(feed, 'entry')]) {
    expect(textOf(element, 'id')).toMatch(/^tag:[^,]+,\d{4}:\S+$/)
    expect(textOf(element, 'title')).not.toBe('')
    expect(textOf(element, 'updated')).toMatch(rfc3339)
    const alternates = childrenOf(element, 'link').filter(({ attributes }) => attributes['rel'] === 'alternate')
    expect(alternates).toHaveLength(1)
    for (const { attributes } of childrenOf(element, 'link')) expect(URL.canParse(attributes['href'] ?? '')).toBe(true)
    for (const author of childrenOf(element, 'author')) expect(textOf(author, 'name')).not.toBe('')
  }
  expect(childrenOf(feed, 'author')).toHaveLength(1)
  const ids = childrenOf(feed, 'entry').map((entry) => textOf(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  for (const entry of childrenOf(feed, 'entry')) {
    expect(childrenOf(entry, 'summary')[0]?.attributes['type']).toBe('html')
    expect(textOf(entry, 'summary')).toContain('<p')
  }
}

test('each list has its feeds, and there are no others', () => {
  expect(paths.length).toBeGreaterThan(25)
  const expected = feeds.flatMap(({ path, locale }) => [
    toFeedUrl(path, locale, 'atom'),
    toFeedUrl(path, locale, 'json'),
  ])
  expect([...site.files.keys()].filter((url) => parseFeedUrl(url)).toSorted()).toEqual(expected.toSorted())
})

test.each(feeds)('the feed of $path in $locale is valid, and says the same in both formats', ({ path, locale }) => {
  const text = site.readFile(toFeedUrl(path, locale, 'atom'))
  const atom = readXml(text)
  checkAtom(atom)
  expect(atom.attributes['xml:lang']).toBe(locale)
  const self = childrenOf(atom, 'link').find(({ attributes }) => attributes['rel'] === 'self')
  expect(self?.attributes['href']).toBe(origin + toFeedUrl(path, locale, 'atom'))

  const json = readJson(path, locale)
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: locale })
  expect(json.feed_url).toBe(origin + toFeedUrl(path, locale, 'json'))
  expect(site.pages.has(new URL(json.home_page_url).pathname)).toBe(true)

  const parsed = parseFeed(text)
  expect(parsed.title).toBe(json.title)
  expect(parsed.items.map(({ id, title, url, updated }) => [id, title, url, updated?.toISOString()])).toEqual(
    json.items.map((item) => [item.id, item.title, item.url, item.date_modified]),
  )
  expect(childrenOf(atom, 'entry').map((entry) => textOf(entry, 'title'))).toEqual(json.items.map(({ title }) => title))
  expect(childrenOf(atom, 'entry').map((entry) => textOf(entry, 'summary'))).toEqual(
    json.items.map((item) => item.content_html),
  )
  const moments = json.items.map((item) => item.date_modified)
  expect(moments).toEqual(moments.toSorted().toReversed())
  for (const { date_published: published, date_modified: modified } of json.items) {
    expect([published, modified, siteMoment.toISOString()].toSorted()[0]).toBe(published)
  }
})

test('every entry leads to a page, and every enclosure to a document of its size and type', () => {
  let enclosures = 0
  for (const { path, locale } of feeds) {
    for (const { url, attachments = [] } of readJson(path, locale).items) {
      expect(site.pages.has(new URL(url).pathname), url).toBe(true)
      for (const one of attachments) {
        const file = site.files.get(one.url.slice(origin.length))
        expect({ url: one.url, size: file?.size, type: file?.type }).toEqual({
          url: one.url,
          size: one.size_in_bytes,
          type: one.mime_type,
        })
        enclosures++
      }
    }
    const atom = readXml(site.readFile(toFeedUrl(path, locale, 'atom')))
    const links = childrenOf(atom, 'entry').flatMap((entry) => childrenOf(entry, 'link'))
    const lengths = links.flatMap(({ attributes }) => (attributes['rel'] === 'enclosure' ? [attributes['length']] : []))
    const sizes = readJson(path, locale).items.flatMap((item) => item.attachments ?? [])
    expect(lengths).toEqual(sizes.map((one) => String(one.size_in_bytes)))
  }
  expect(enclosures).toBeGreaterThan(20)
})

const titlesIn = (locale: (typeof locales)[number]) =>
  readJson('/quan-he-co-dong/cong-bo-thong-tin', locale).items.map(({ title }) => title)

test('what was withdrawn, corrected or replaced says so in both languages', () => {
  for (const mark of ['Đã thu hồi: ', 'Đã được đính chính: ', 'Đã được thay thế: ']) {
    expect(titlesIn('vi').some((title) => title.startsWith(mark))).toBe(true)
  }
  for (const mark of ['Withdrawn: ', 'Corrected: ', 'Replaced: ']) {
    expect(titlesIn('en').some((title) => title.startsWith(mark))).toBe(true)
  }
})

test('pages name feeds in their heads that exist, lists their own', () => {
  const found = new Set<string>()
  for (const { path, locale, page } of listPages(site)) {
    const html = site.readPage(path, locale, page)
    const links = html.match(/<link [^>]*type="application\/(?:atom|feed)\+\w+"[^>]*>/g) ?? []
    const hrefs = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
    for (const href of hrefs) expect(site.files.has(href), `${path}: ${href}`).toBe(true)
    if (hasFeed({ site: definition }, path))
      expect(hrefs).toEqual([toFeedUrl(path, locale, 'atom'), toFeedUrl(path, locale, 'json')])
    for (const href of hrefs) found.add(href)
  }
  expect(found.size).toBe(feeds.length * 2)
})

const targets = [await createHandlerTarget(), await createNodeTarget()]

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  test.each([
    ['/feed.vi.atom', 'application/atom+xml; charset=utf-8', 'vi'],
    ['/tin-tuc/thong-bao/feed.en.json', 'application/feed+json; charset=utf-8', 'en'],
  ])('%s has its type and language, and is not sent again to a reader that has it', async (url, type, language) => {
    // Whatever the language of the reader.
    for (const accepted of ['vi', 'en']) {
      const headers = { 'Accept-Encoding': 'gzip', 'Accept-Language': accepted, Cookie: `i18n_redirected=${accepted}` }
      const answer = await fetch(url, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe(type)
      expect(answer.headers.get('Content-Language')).toBe(language)
      expect(answer.headers.get('Content-Encoding')).toBe('gzip')
      expect(answer.headers.get('Cache-Control')).toBe('public, no-cache')
      const tag = answer.headers.get('ETag') ?? ''
      const again = await fetch(url, { headers: { ...headers, 'If-None-Match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  test.each(['/feed.fr.atom', '/ve-shs/feed.vi.atom', '/feed.vi.rss'])('%s is not found', async (url) => {
    expect((await fetch(url)).status).toBe(404)
  })
})
