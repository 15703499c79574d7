import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { entry, facts, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { site } from '#site/site.ts'
import { feedLength, hasFeed } from './feed-lists.ts'
import { toAtom } from './to-atom.ts'
import { toFeed } from './to-feed.ts'
import { toJsonFeed } from './to-json-feed.ts'

const list = toHref('/tin-tuc/tin-tuc-moi-nhat')

async function feedOf(changes: Changes, locale: Locale = 'vi', path: string = list) {
  const read = await readWith(changes)
  return toFeed(toPayloadContext(read, locale), path)
}

const article = (slug: string, more = ''): Changes => ({
  [`news/${slug}/entry.yaml`]: facts + more,
  [`news/${slug}/vi.md`]: text('Một đoạn.', `title: Tin ${slug}\nsummary: Tóm tắt.`),
})

test('an entry has its text, its moments and the same id in each feed of its language', async () => {
  const feed = await feedOf(entry())
  expect(feed).toMatchObject({
    id: 'tag:shs.example,2026:feed/vi/tin-tuc/tin-tuc-moi-nhat',
    url: 'https://shs.test/tin-tuc/tin-tuc-moi-nhat',
    urls: { atom: 'https://shs.test/tin-tuc/tin-tuc-moi-nhat/feed.vi.atom' },
    updated: new Date('2026-10-12T01:30Z'),
  })
  const own = {
    id: 'tag:shs.example,2026:entry/vi/news/a',
    url: 'https://shs.test/tin-tuc/a',
    title: 'Tiêu đề',
    textLocale: 'vi',
    html: '<p>Tóm tắt.</p>',
    published: new Date('2026-10-12T01:30Z'),
    updated: new Date('2026-10-12T01:30Z'),
    authors: [],
    documents: [],
  }
  expect(feed.entries).toEqual([own])
  for (const path of ['/', '/tin-tuc']) expect((await feedOf(entry(), 'vi', path)).entries).toContainEqual(own)
})

test('a text that is not translated keeps its language, and the link leads to the page in the language of the feed', async () => {
  const { entries } = await feedOf(article('a'), 'en')
  expect(entries).toMatchObject([
    {
      id: 'tag:shs.example,2026:entry/en/news/a',
      url: 'https://shs.test/tin-tuc/a?lang=en',
      title: 'Tin a',
      textLocale: 'vi',
      html: '<p lang="vi">Tóm tắt.</p>',
    },
  ])
})

const reason = 'reason: { vi: Sai số liệu., en: Wrong figures. }'
const published = (slug: string, at: string, more: string): Changes => ({
  ...article(slug),
  [`news/${slug}/entry.yaml`]: `category: thi-truong\npublishedAt: ${at}\n${more}`,
})

test.each<[string, Changes, string[]]>([
  [
    'withdrawn',
    article('a', `status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, ${reason} }\n`),
    ['2026-11-01T02:00:00.000Z Đã thu hồi: Tin a: <p><strong>Đã thu hồi</strong>: Sai số liệu.</p>'],
  ],
  [
    'corrected, and the correction',
    { ...article('a'), ...published('b', '2026-11-02T09:00+07:00', `corrects: { entry: a, ${reason} }\n`) },
    [
      '2026-11-02T02:00:00.000Z Đã được đính chính: Tin a: <p><strong>Đã được đính chính</strong>: <a href="https://shs.test/tin-tuc/b">Tin b</a>. Sai số liệu.</p>',
      '2026-11-02T02:00:00.000Z Tin b: <p><strong>Đính chính</strong>: <a href="https://shs.test/tin-tuc/a">Tin a</a>. Sai số liệu.</p>',
    ],
  ],
  [
    'replaced, and its successor',
    { ...article('a'), ...published('b', '2026-11-03T09:00+07:00', 'supersedes: a\n') },
    [
      '2026-11-03T02:00:00.000Z Đã được thay thế: Tin a: <p><strong>Đã được thay thế</strong>: <a href="https://shs.test/tin-tuc/b">Tin b</a></p>',
      '2026-11-03T02:00:00.000Z Tin b: <p><strong>Thay thế</strong>: <a href="https://shs.test/tin-tuc/a">Tin a</a></p>',
    ],
  ],
  [
    'corrected by what was withdrawn, and no longer says what the correction did',
    {
      ...article('a'),
      ...published(
        'b',
        '2026-11-02T09:00+07:00',
        `corrects:\n  entry: a\n  ${reason}\n  changes: [{ what: { vi: A, en: A }, before: { vi: B, en: B }, after: { vi: C, en: C } }]\nstatus: withdrawn\nwithdrawal: { at: 2026-11-04T09:00+07:00, reason: { vi: Nhầm., en: In error. } }\n`,
      ),
    },
    [
      '2026-11-04T02:00:00.000Z Đã thu hồi bản đính chính: Tin a: <p><strong>Đã thu hồi bản đính chính</strong>: <a href="https://shs.test/tin-tuc/b">Tin b</a>. Nhầm.</p>',
      '2026-11-04T02:00:00.000Z Đã thu hồi: Tin b: <p><strong>Đã thu hồi</strong>: Nhầm.</p>',
    ],
  ],
  [
    'corrected by what was taken down, of which nothing is said',
    {
      ...article('a'),
      ...published('b', '2026-11-02T09:00+07:00', `corrects: { entry: a, ${reason} }\n`),
      'taken-down.yaml': '/tin-tuc/b: { at: 2026-11-05T09:00+07:00 }\n',
    },
    [
      '2026-11-05T02:00:00.000Z Đã được đính chính: Tin a: <p><strong>Đã được đính chính</strong>: một văn bản đã được gỡ xuống</p>',
    ],
  ],
  [
    'replaced by what was taken down',
    {
      ...article('a'),
      ...published('b', '2026-11-02T09:00+07:00', 'supersedes: a\n'),
      'taken-down.yaml': '/tin-tuc/b: { at: 2026-11-05T09:00+07:00 }\n',
    },
    [
      '2026-11-05T02:00:00.000Z Đã được thay thế: Tin a: <p><strong>Đã được thay thế</strong>: một văn bản đã được gỡ xuống</p>',
    ],
  ],
  [
    'replaced by what was withdrawn',
    {
      ...article('a'),
      ...published(
        'b',
        '2026-11-03T09:00+07:00',
        `supersedes: a\nstatus: withdrawn\nwithdrawal: { at: 2026-11-04T09:00+07:00, reason: { vi: Nhầm., en: In error. } }\n`,
      ),
    },
    [
      '2026-11-04T02:00:00.000Z Đã thu hồi bản thay thế: Tin a: <p><strong>Đã thu hồi bản thay thế</strong>: <a href="https://shs.test/tin-tuc/b">Tin b</a>. Nhầm.</p>',
      '2026-11-04T02:00:00.000Z Đã thu hồi: Tin b: <p><strong>Đã thu hồi</strong>: Nhầm.</p>',
    ],
  ],
  [
    'a sample',
    article('a', 'sample: true\n'),
    ['2026-10-12T01:30:00.000Z Tin a: <p><strong>Dữ liệu minh hoạ</strong>.</p>'],
  ],
])('an entry that is %s comes back at the top and says so', async (_case, changes, expected) => {
  const { entries } = await feedOf({ ...published('old', '2026-09-01T09:00+07:00', ''), ...changes })
  const said = entries.map(({ updated, title, html }) => `${updated.toISOString()} ${title}: ${html.split('\n')[0]}`)
  expect(said.slice(0, -1)).toEqual(expected)
  expect(entries.at(-1)?.title).toBe('Tin old')
})

const imported = `imported: { source: old.example, ids: ['1'], at: 2026-11-10T09:00+07:00, digest: ${'a'.repeat(64)} }\n`

test.each<[string, string, string[]]>([
  ['stands at its date, and is no news', '', ['new', 'a (imported 2026-11-10T02:00:00.000Z)', 'old']],
  [
    'is news where it is withdrawn here',
    `status: withdrawn\nwithdrawal: { at: 2026-11-11T09:00+07:00, ${reason} }\n`,
    ['a', 'new', 'old'],
  ],
  [
    'is none where it was withdrawn before',
    `status: withdrawn\nwithdrawal: { at: 2026-11-09T09:00+07:00, ${reason} }\n`,
    ['a (imported 2026-11-10T02:00:00.000Z)', 'new', 'old'],
  ],
])('an imported entry %s', async (_case, more, expected) => {
  const feed = await feedOf({
    ...published('old', '2026-09-01T09:00+07:00', ''),
    ...published('new', '2026-10-20T09:00+07:00', ''),
    ...published('a', '2026-10-01T09:00+07:00', imported + more),
  })
  const { items } = JSON.parse(toJsonFeed(feed)) as { items: { id: string; _imported?: { at: string } }[] } // JSON Feed
  const said = items.map(
    ({ id, _imported }) => id.replace(/.*\//, '') + (_imported ? ` (imported ${_imported.at})` : ''),
  )
  expect(said).toEqual(expected)
})

const meeting = (slug: string, facts: string): Changes => ({
  [`meetings/${slug}/entry.yaml`]: `year: 2026\nkind: bat-thuong\nplace: { vi: a, en: a }\nform: truc-tiep\n${facts}`,
  [`meetings/${slug}/vi.md`]: text('Một đoạn.', `title: Đại hội ${slug}\nsummary: Tóm tắt.`),
  [`meetings/${slug}/en.md`]: text('One.', `title: Meeting ${slug}\nsummary: Summary.`),
})

test('a meeting that moved comes back at the top, with the former dates and the new ones', async () => {
  const changes = {
    ...meeting(
      'a',
      'recordDate: 2026-12-01\nopensAt: 2026-12-20T09:00+07:00\npublishedAt: 2026-10-01T08:00+07:00\nrescheduled: [{ opensAt: 2026-11-25T09:00+07:00, recordDate: 2026-11-02, announcedAt: 2026-11-20T09:00+07:00, reason: { vi: Bão, en: A storm } }]\n',
    ),
    ...meeting(
      'b',
      'number: 2\nrecordDate: 2026-12-01\nopensAt: 2026-12-30T09:00+07:00\npublishedAt: 2026-11-01T08:00+07:00\n',
    ),
  }
  const { entries } = await feedOf(changes, 'en', '/quan-he-co-dong/dai-hoi-co-dong')
  expect(entries.map(({ title, updated }) => `${updated.toISOString()} ${title}`)).toEqual([
    '2026-11-20T02:00:00.000Z Rescheduled: Meeting a',
    '2026-11-01T01:00:00.000Z Meeting b',
  ])
  expect(entries[0]?.html.replaceAll('\u00a0', ' ')).toContain(
    '<p><strong>Rescheduled</strong>: A storm</p>\n<ul><li>Opens: 09:00, 25 November 2026 → 09:00, 20 December 2026</li><li>Record date: 2 November 2026 → 1 December 2026</li></ul>',
  )
})

test.each<[string, string, string]>([
  ['a meeting', 'opensAt: 2026-12-20T09:00+07:00\n', '<ul><li>Opens: 09:00, 20 December 2026 → cancelled</li></ul>'],
  [
    'a consultation in writing',
    'opensAt: 2026-12-05T09:00+07:00\nballotsUntil: 2026-12-20T17:00+07:00\n',
    '<ul><li>Ballots due by: 17:00, 20 December 2026 → cancelled</li></ul>',
  ],
])('%s that was cancelled comes back at the top, with the reason and when it was to be', async (_case, dates, list) => {
  const isWritten = dates.includes('ballotsUntil')
  const own = meeting(
    'a',
    `recordDate: 2026-12-01\n${dates}publishedAt: 2026-10-01T08:00+07:00\nstatus: withdrawn\nwithdrawal: { at: 2026-11-20T09:00+07:00, reason: { vi: Bão, en: A storm } }\n`,
  )
  const kind = (facts: unknown) =>
    isWritten ? String(facts).replace('bat-thuong', 'lay-y-kien').replace('form: truc-tiep\n', '') : String(facts)
  const changes = { ...own, 'meetings/a/entry.yaml': kind(own['meetings/a/entry.yaml']) }
  const { entries } = await feedOf(changes, 'en', '/quan-he-co-dong/dai-hoi-co-dong')
  expect(entries.map(({ title, updated }) => `${updated.toISOString()} ${title}`)).toEqual([
    '2026-11-20T02:00:00.000Z Cancelled: Meeting a',
  ])
  expect(entries[0]?.html.replaceAll('\u00a0', ' ')).toContain(`<p><strong>Cancelled</strong>: A storm</p>\n${list}`)
})

const dated = (number: number) =>
  published(`n${number}`, `2026-10-01T${String(number % 24).padStart(2, '0')}:${10 + number}+07:00`, '')

test('a feed has the entries that changed last', async () => {
  const many = Object.assign({}, ...Array.from({ length: feedLength + 5 }, (_none, number) => dated(number)))
  const { entries, updated } = await feedOf(many)
  expect(entries).toHaveLength(feedLength)
  expect(entries.map((one) => one.updated)).toEqual(entries.map((one) => one.updated).toSorted((a, b) => +b - +a))
  expect(updated).toEqual(entries[0]?.updated)
})

test('a feed without entries is valid', async () => {
  const feed = await feedOf({}, 'vi', '/co-hoi-nghe-nghiep')
  expect(feed.entries).toEqual([])
  expect(toAtom(feed)).toContain('<updated>2026-01-01T00:00:00.000Z</updated>')
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({ items: [] })
})

const hostile = ']]> </script> & &amp; <b>đậm</b> "ngoặc" \u{1F4C8} \u0007\u{FFFE}\u{D800} hết'
const readable = ']]> </script> & &amp; <b>đậm</b> "ngoặc" \u{1F4C8}  hết'

test('titles with markup, ends of CDATA, emoji and characters that XML does not have', async () => {
  const feed = await feedOf(entry())
  const [first] = feed.entries
  if (!first) throw new Error('no entry')
  const documents = [{ url: 'https://shs.test/a.pdf', title: hostile, type: 'application/pdf', bytes: 12 }]
  const hard = { ...feed, title: hostile, entries: [{ ...first, title: hostile, authors: [hostile], documents }] }

  const texts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('text', (value) => texts.push(value.trim()))
  parser.on('cdata', (value) => texts.push(value))
  const enclosures: string[] = []
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'link' && attributes['rel']?.value === 'enclosure') enclosures.push(attributes['title']?.value ?? '')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(toAtom(hard)).close()
  expect(texts.join('').split(readable)).toHaveLength(4) // feed, entry, author
  expect(enclosures).toEqual([readable])

  const [item] = (JSON.parse(toJsonFeed(hard)) as { items: unknown[] }).items // JSON Feed
  expect(item).toMatchObject({ title: hostile, attachments: [{ title: hostile, size_in_bytes: 12 }] })
})

test.each([
  ['/tin-tuc/thong-bao', true],
  ['/trung-tam-phan-tich/bao-cao-nganh', true],
  ['/quan-he-co-dong', true],
  ['/quan-he-co-dong/dai-hoi-co-dong/thuong-nien', true],
  ['/co-hoi-nghe-nghiep', true],
  ['/phan-tich/bao-cao-nganh', false], // the second address of a list
  ['/ve-shs', false],
  ['/tin-tuc/a', false],
])('%s has a feed: %s', (path, expected) => {
  expect(hasFeed({ site }, path)).toBe(expected)
})
