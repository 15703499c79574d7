import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { entry, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { site } from '#site/site.ts'
import type { SitemapPage } from './sitemap-part.ts'
import { toRecentNews } from './to-recent-news.ts'
import { splitPart, toPartSources } from './to-sitemap-parts.ts'
import { toNewsSitemap } from './to-sitemap.ts'

async function contextOf(changes: Changes, now?: Date) {
  const read = await readWith(changes, now && { now })
  return toPayloadContext(read)
}

const news = (slug: string, publishedAt: string, more = ''): Changes => ({
  [`news/${slug}/entry.yaml`]: `category: thi-truong\npublishedAt: ${publishedAt}\n${more}`,
  [`news/${slug}/vi.md`]: text('Một đoạn.', 'title: "Tin ]]> & a < b"\nsummary: Tóm tắt.'),
})

const importedAt = (at: string) =>
  `imported: { source: old.example, ids: ['1'], at: ${at}, digest: ${'a'.repeat(64)} }\n`
const reason = 'reason: { vi: Sai., en: Wrong. }'

const toWords = ({ path, lastChange, locales }: SitemapPage) => `${path} ${lastChange} ${locales.join('+')}`

test('a collection has a sitemap for each year, the oldest entry first, with what last changed, and without what is withdrawn', async () => {
  const context = await contextOf({
    ...entry(),
    ...news(
      'b',
      '2025-12-31T23:30+07:00',
      `status: withdrawn\nwithdrawal: { at: 2026-01-01T08:00+07:00, ${reason} }\n`,
    ),
    ...news('c', '2026-11-01T08:00+07:00', 'supersedes: a\n'),
  })
  const sources = toPartSources(site, context)
  for (const { listNames, findParts } of sources) expect(listNames()).toEqual(findParts().map(({ name }) => name))
  const parts = sources.flatMap(({ findParts }) => findParts()).filter(({ name }) => name.startsWith('news'))
  expect(parts.map(({ name, lastChange, pages }) => [name, lastChange, ...pages.map(toWords)])).toEqual([
    [
      'news-2026',
      '2026-11-01T08:00+07:00',
      '/tin-tuc/a 2026-11-01T08:00+07:00 vi+en',
      '/tin-tuc/c 2026-11-01T08:00+07:00 vi',
    ],
  ])
})

const page = (number: number): SitemapPage => ({
  path: toHref('/tin-tuc/$slug', { slug: `n${number}` }),
  number: 1,
  locales: ['vi'],
  lastChange: `2026-01-0${number}T00:00+07:00`,
  images: [],
})

test('a long sitemap is split, and its last part grows', () => {
  const parts = splitPart('news-2026', [1, 2, 3].map(page), 2)
  expect(parts.map(({ name, pages, lastChange }) => [name, pages.length, lastChange])).toEqual([
    ['news-2026', 2, '2026-01-02T00:00+07:00'],
    ['news-2026-2', 1, '2026-01-03T00:00+07:00'],
  ])
  expect(splitPart('news-2026', [])).toEqual([])
})

test.each([
  ['2026-11-21T08:00+07:00', ['/tin-tuc/c', '/tin-tuc/b']],
  ['2026-11-21T08:59:59+07:00', ['/tin-tuc/c', '/tin-tuc/b']],
  ['2026-11-21T09:00+07:00', ['/tin-tuc/c']],
  ['2026-11-23T09:00+07:00', []],
])('at %s the latest news are %j', async (now, expected) => {
  const context = await contextOf(
    {
      ...news('a', '2026-11-18T09:00+07:00'),
      ...news('b', '2026-11-19T09:00+07:00'),
      ...news('c', '2026-11-20T09:00+07:00'),
      ...news(
        'd',
        '2026-11-20T10:00+07:00',
        `status: withdrawn\nwithdrawal: { at: 2026-11-20T11:00+07:00, ${reason} }\n`,
      ),
      ...news('e', '2026-11-20T09:30+07:00', importedAt('2026-11-20T12:00+07:00')),
    },
    new Date(now),
  )
  expect(toRecentNews(context).map(({ path }) => path)).toEqual(expected)
})

test('a news sitemap names publication, language, moment and title', async () => {
  const context = await contextOf(news('a', '2026-11-20T09:00+07:00'))
  const found: Record<string, string> = {}
  let open = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name }) => void (open = name))
  parser.on('text', (value) => void (found[open] = (found[open] ?? '') + value))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await toNewsSitemap('https://shs.test', toRecentNews(context))).close()
  expect(found).toMatchObject({
    loc: 'https://shs.test/tin-tuc/a',
    'news:name': 'SHS',
    'news:language': 'vi',
    'news:publication_date': '2026-11-20T02:00:00.000Z',
    'news:title': 'Tin ]]> & a < b',
  })
})
