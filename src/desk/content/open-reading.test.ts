import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteContent, siteMoment } from '../../../tests/site/site.ts'
import { toChangePath } from '../changes/change-path.ts'
import type { ChangeStore, Overlay } from '../changes/change-store.ts'
import type { Person } from '../protocol/people.ts'
import { openReading } from './open-reading.ts'

const person: Person = { name: 'A', email: 'a@example.com', roles: ['writer'] }
const folder = mkdtempSync(join(tmpdir(), 'reading-'))
afterAll(() => rmSync(folder, { recursive: true }))

const overlays = new Map<string, Overlay>()

function layOver(path: string, files: Readonly<Record<string, string>>): void {
  const directory = mkdtempSync(join(folder, 'change-'))
  mkdirSync(directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  overlays.set(path, { directory })
}

const changes: Partial<ChangeStore> = {
  overlays: () => overlays,
  list: () => [],
  find: () => undefined,
  contentFiles: () => undefined,
}

const reading = openReading({
  content: siteContent,
  clock: () => siteMoment,
  changes: changes as ChangeStore, // what it reads of it
  isRecorded: () => false,
})

const facts = 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n'
const vi = '---\ntitle: Một tiêu đề dài\nsummary: Tóm tắt.\n---\n\nĐoạn văn.\n'
const en = '---\ntitle: A long title\nsummary: Summary.\n---\n\nA paragraph.\n'

const check = (files: Readonly<Record<string, string>>) =>
  reading.check({ path: 'news/a', files: Object.entries(files).map(([name, text]) => ({ name, text })) }, person)

test.each<[string, Readonly<Record<string, string>>, object[]]>([
  ['nothing wrong', { 'entry.yaml': facts, 'vi.md': vi, 'en.md': en }, []],
  [
    'a day that does not exist',
    { 'entry.yaml': facts.replace('10-12T', '02-31T'), 'vi.md': vi, 'en.md': en },
    [
      {
        file: 'entry.yaml',
        line: 2,
        field: 'publishedAt',
        severity: 'error',
        fix: { found: '2026-02-31T08:30+07:00', replacement: '2026-02-28T08:30+07:00' },
      },
    ],
  ],
  [
    'a draft, whose errors are those of what it will be',
    { 'entry.yaml': 'status: draft\ncategory: thi-truongg\n', 'vi.md': vi, 'en.md': en },
    [
      {
        file: 'entry.yaml',
        line: 2,
        field: 'category',
        severity: 'error',
        fix: { found: 'thi-truongg', replacement: 'thi-truong' },
      },
    ],
  ],
  [
    'a fault in a text',
    { 'entry.yaml': facts, 'vi.md': vi.replace('Đoạn văn.', '[x](/khong-co)'), 'en.md': en },
    [{ file: 'vi.md', line: 6, severity: 'error', rule: 'dead-links' }],
  ],
])(
  '%s',
  async (_case, files, expected) => {
    const { problems } = await check(files)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual(
      expected.map((one) => expect.objectContaining(one)),
    )
  },
  60_000,
)

test.each<[string, string, Record<'vi' | 'en', [string, string]>]>([
  [
    '"0.18"',
    '"0,18"',
    {
      vi: ['Các mức phí 2 › Mức phí › Phần trăm', 'Phải là số thập phân dùng dấu chấm'],
      en: ['Rates 2 › Rate › Percent', 'Must be a decimal with a point'],
    },
  ],
  [
    '"0.15"',
    '"0.60"',
    {
      vi: ['Các mức phí 3 › Mức phí › Phần trăm', 'không phải "0.60" (Thông tư 102/2021/TT-BTC)'],
      en: ['Rates 3 › Rate › Percent', 'not "0.60" (Circular 102/2021/TT-BTC)'],
    },
  ],
])('%s as %s is said by the name of its field, and all of it in the language of the reader', async (was, is, said) => {
  const path = 'fees/co-phieu-tu-2026-07'
  const text = readFileSync(join(siteContent, path, 'entry.yaml'), 'utf8').replace(was, is)
  const { problems } = await reading.check({ path, files: [{ name: 'entry.yaml', text }] }, person)
  const [first] = problems
  for (const language of ['vi', 'en'] as const) {
    expect([first?.label?.[language], first?.message[language]]).toEqual([
      said[language][0],
      expect.stringContaining(said[language][1]),
    ])
  }
})

test('whoever waits for the first reading is told how far it is', async () => {
  const another = openReading({
    content: siteContent,
    clock: () => siteMoment,
    changes: changes as ChangeStore, // what it reads of it
    isRecorded: () => false,
  })
  const told = new Set<string>()
  const look = setInterval(() => told.add(JSON.stringify(another.progress())), 5)
  await another.today(person)
  clearInterval(look)
  expect([...told].some((one) => /"done":[1-9]\d*,"of":\d{3}/.test(one))).toBe(true)
  expect(another.progress()).toBeUndefined()
})

test('what is missing is listed', async () => {
  const { missing } = await check({ 'entry.yaml': 'status: draft\n', 'vi.md': vi })
  expect(missing.map((one) => one.en)).toEqual([
    expect.stringMatching(/^Missing field “Category”/),
    'There is no English text yet',
  ])
})

test('a change is found, read and removed, as it will be published', async () => {
  layOver('news/b', { 'entry.yaml': facts, 'vi.md': vi, 'en.md': en })
  const find = () => reading.findEntries({ words: 'mot tieu', collection: 'news' }, person)
  expect(await find()).toMatchObject([
    { path: 'news/b', title: { vi: 'Một tiêu đề dài', en: 'A long title' }, state: 'published' },
  ])
  expect(await reading.findReferences({ words: 'long title', collection: 'news' }, person)).toMatchObject([
    { id: 'news/b', date: '2026-10-12' },
  ])
  overlays.set('news/b', 'removed')
  expect(await find()).toEqual([])
})

test('each entry and page is listed by a path that can be edited, the start page too', async () => {
  const pages = await reading.findEntries({ words: '', collection: 'pages' }, person)
  expect(pages).toContainEqual(expect.objectContaining({ path: 'pages' }))
  const all = await reading.findEntries({ words: '', collection: undefined }, person)
  expect(all.slice(0, pages.length).some(({ collection }) => collection === 'pages')).toBe(false)
  expect([...pages, ...all].filter(({ path }) => toChangePath(path) !== path)).toEqual([])
})

test('an entry with an error is named by its text, and stops its publication', async () => {
  layOver('news/c', { 'entry.yaml': 'category: [\n', 'vi.md': vi, 'en.md': en })
  expect(await reading.describe('news/c', person)).toMatchObject({
    title: { vi: 'Một tiêu đề dài' },
    preview: { vi: '/tin-tuc/c', en: '/tin-tuc/c?lang=en' },
    problems: [{ file: 'entry.yaml', line: 1, severity: 'error' }],
  })
  expect(await reading.findErrors('news/c')).toHaveLength(1)
  const [first] = await reading.findEntries({ words: 'tieu de dai', collection: 'news' }, person)
  expect(first).toMatchObject({ path: 'news/c', title: { en: 'A long title' } })
  overlays.delete('news/c')
})

test('a draft is read as it will be: its errors stop it, and nothing says that it is to be recorded by hand', async () => {
  layOver('disclosures/x', { 'entry.yaml': 'status: draft\ncode: bat-thuong\n', 'vi.md': vi, 'en.md': en })
  const { problems } = await reading.check({ path: 'disclosures/x', files: [] }, person)
  expect(problems.filter(({ message }) => message.en.includes('archive.lock'))).toEqual([])
  expect((await reading.findErrors('disclosures/x')).map(({ field }) => field)).toContain('refNo')
  overlays.delete('disclosures/x')
})

test.each([
  ['periodic-reports/bao-cao-tai-chinh-rieng-quy-iii-2026', [['financials/2026-rieng', 'The figures of this report']]],
  [
    'periodic-reports/bao-cao-tai-chinh-rieng-ban-nien-2026-da-soat-xet',
    [['financials/2026-rieng', 'Its figures go into this year: it has none of this report yet']],
  ],
  [
    'financials/2026-rieng',
    [
      ['periodic-reports/bao-cao-tai-chinh-rieng-quy-iii-2026', 'Appears with this report'],
      ['periodic-reports/bao-cao-tai-chinh-rieng-quy-i-2026', 'Appears with this report'],
    ],
  ],
  ['news/tin-hen-gio', []],
])('%s leads to what belongs to it', async (path, expected) => {
  const { related } = await reading.describe(path, person)
  expect(related.map(({ path: one, label }) => [one, label.en])).toEqual(expected)
  for (const { title } of related) expect(title.vi).toMatch(/2026/)
})

test('duties begin entries', async () => {
  const { duties } = await reading.today(person)
  expect(duties.find(({ beginning }) => beginning?.collection === 'periodic-reports')?.beginning?.given).toMatchObject({
    code: expect.any(String),
    title: expect.any(String),
  })
})
