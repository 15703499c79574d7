import { expect, test } from 'vitest'
import { facts, problemsOf, text, type Changes } from '../content-fixture.ts'
import { emptyFolder, withChanges } from '../source/source-tree-fixture.ts'

// Links to pages and filters of lists. The list has 22 entries: 12 of 2026, one of them also in English, and 10 of 2025.

const list = '/tin-tuc/tin-tuc-moi-nhat'
const numbers = Array.from({ length: 22 }, (_, index) => index + 10)
const entries = numbers.flatMap((number): [string, string][] => [
  [
    `a-${number}/entry.yaml`,
    `category: ${number % 2 ? 'thi-truong' : 'doanh-nghiep'}\npublishedAt: ${number < 22 ? 2026 : 2025}-01-${number}T08:30+07:00\n`,
  ],
  [`a-${number}/vi.md`, text()],
])
const news = withChanges(emptyFolder, { ...Object.fromEntries(entries), 'a-10/en.md': text() })

/** A text of which no collection says what fields it needs. */
const linking = 'pages/ve-shs/van-hoa-tai-shs/vi.md'

/** The errors in a link of that page to the list. */
async function messagesFor(href: string, changes: Changes = {}): Promise<string[]> {
  const problems = await problemsOf({
    news,
    [linking]: text(`[a](${href})`),
    ...changes,
  })
  return problems
    .filter((problem) => problem.startsWith(linking))
    .map((problem) => problem.replace(`${linking}:6:5 `, ''))
}

test.each<[string, string[]]>([
  ['?trang=2', []],
  ['?trang=3', []],
  ['?utm_source=a&trang=3&lang=en', []],
  ['?utm_source=a&page=9#b', [`Dead link: ${list} has no heading "#b".`]],
  ['?trang=hai', ['"trang" must be 2 to 3, not "hai"']],
  ['?trang=', ['"trang" must be 2 to 3, not ""']],
  ['?trang=0', ['"trang" must be 2 to 3, not "0"']],
  ['?trang=-1', ['"trang" must be 2 to 3, not "-1"']],
  ['?trang=02', ['"trang" must be 2 to 3, not "02"']],
  ['?trang=2.5', ['"trang" must be 2 to 3, not "2.5"']],
  ['?trang=2.0', ['"trang" must be 2 to 3, not "2.0"']],
  ['?trang=9007199254740993', ['"trang" must be 2 to 3, not "9007199254740993"']],
  ['?trang=2&trang=3', ['"trang" is given more than once; keep one']],
  ['?trang=1', ['The address of the first page has no "trang"; remove it, or use 2 to 3']],
  ['?trang=4', ['The list has no page 4; "trang" can currently be 2 to 3']],
  ['?trang=999', ['The list has no page 999; "trang" can currently be 2 to 3']],
  ['?trang=hai&lang=fr', ['Unknown language "fr"; the languages are vi, en', '"trang" must be 2 to 3, not "hai"']],
])('a link to a page of a list: %s', async (search, messages) => {
  expect(await messagesFor(list + search)).toEqual(messages)
})

test.each<[string, string[]]>([
  ['?nam=2026&loai=thi-truong&ngu=vi&tu=2026-01-01&den=2026-12-31', []],
  // Valid values without entries.
  ['?nam=2031', []],
  ['?loai=san-pham', []],
  ['?tu=2027-01-01&den=2020-01-01', []],
  ['?nam=26', ['"nam" must be one of 2026, 2025, not "26". Did you mean "2026"?']],
  ['?nam=02026', ['"nam" must be one of 2026, 2025, not "02026". Did you mean "2026"?']],
  ['?nam=2026.0', ['"nam" must be one of 2026, 2025, not "2026.0". Did you mean "2026"?']],
  ['?nam=2025&nam=2026', ['"nam" is given more than once; keep one']],
  [
    '?loai=thi-truon',
    [
      '"loai" must be one of thi-truong, doanh-nghiep, san-pham, nha-dau-tu, not "thi-truon". Did you mean "thi-truong"?',
    ],
  ],
  [
    '?loai=THI-TRUONG',
    [
      '"loai" must be one of thi-truong, doanh-nghiep, san-pham, nha-dau-tu, not "THI-TRUONG". Did you mean "thi-truong"?',
    ],
  ],
  ['?ngu=fr', ['"ngu" must be one of vi, en, not "fr". Did you mean "vi"?']],
  ['?tu=2025-01-2', ['"tu" must be a day such as 2025-01-22, not "2025-01-2". Did you mean "2025-01-02"?']],
  ['?den=31/12/2026', ['"den" must be a day such as 2025-01-22, not "31/12/2026".']],
  ['?ma=ABC', [`${list} currently has no filter "ma"; remove it`]],
  // Filtered lists have pages too.
  ['?nam=2026&trang=2', []],
  ['?nam=2025&trang=2', ['The list currently has one page; remove "trang"']],
  ['?nam=2026&trang=3', ['The list has no page 3; "trang" can currently be 2']],
  ['?tu=2026-12-31&den=2025-01-30&trang=2', []],
  ['?tu=2026-12-31&den=2025-01-30&trang=3', ['The list has no page 3; "trang" can currently be 2']],
  ['?nam=26&trang=999', ['"nam" must be one of 2026, 2025, not "26". Did you mean "2026"?']],
])('a link to a filtered list: %s', async (search, messages) => {
  expect(await messagesFor(list + search)).toEqual(messages)
})

test.each<[string, string[]]>([
  ['/ve-shs?trang=2', ['/ve-shs is not paginated; remove "trang"']],
  ['/ve-shs?trang=1&utm_source=a', ['/ve-shs is not paginated; remove "trang"']],
  ['/tin-tuc/a-10?trang=2', ['/tin-tuc/a-10 is not paginated; remove "trang"']],
  [
    '/tin-tuc?loai=thi-truong&trang=2',
    ['/tin-tuc is not paginated; remove "trang"', '/tin-tuc has no filters; remove "loai"'],
  ],
  ['/ho-tro/kien-thuc/thuat-ngu?nam=2026&utm_source=a', ['/ho-tro/kien-thuc/thuat-ngu has no filters; remove "nam"']],
  ['/tin-tuc/thong-bao?trang=2', ['The list currently has one page; remove "trang"']],
  ['/tin-tuc/thong-bao?trang=1', ['The list currently has one page; remove "trang"']],
  ['/trung-tam-phan-tich/bao-cao-nganh?trang=2', ['The list currently has one page; remove "trang"']],
  ['/khong-co?trang=hai', ['Dead link: no page has the address /khong-co.']],
  ['/tin-tuc/thong-bao?nam=2026', []],
  ['/tin-tuc/thong-bao?nam=x', ['/tin-tuc/thong-bao currently has no filter "nam"; remove it']],
  ['/thong-cao-bao-chi?loai=a', ['/thong-cao-bao-chi currently has no filter "loai"; remove it']],
])('a link to another page: %s', async (href, messages) => {
  expect(await messagesFor(href)).toEqual(messages)
})

// Values that all entries of a list have are not offered as filters, but they are valid.
test.each<[string, string[]]>([
  ['?nam=2026&ngu=vi&tu=2026-01-01', []],
  ['?nam=2025', [`${list} currently has no filter "nam"; remove it`]],
  ['?den=2025-12-31', [`${list} currently has no filter "den"; remove it`]],
])('a link to a list of one entry: %s', async (search, messages) => {
  const one = withChanges(emptyFolder, { 'a/entry.yaml': facts, 'a/vi.md': text() })
  expect(await messagesFor(list + search, { news: one })).toEqual(messages)
})

// The number of pages is unknown while an entry is invalid.
const broken = { 'news/b/entry.yaml': facts.replace('thi-truong', 'x'), 'news/b/vi.md': text() }

test.each<[string, string[]]>([
  ['?trang=999', []],
  ['?trang=1', ['The address of the first page has no "trang"; remove it, or use 2 or more']],
  ['?trang=hai', ['"trang" must be 2 or more, not "hai"']],
  ['?ma=ABC', []],
  ['?nam=26', ['"nam" must be one of 2026, 2025, not "26". Did you mean "2026"?']],
])('a link to a list with an invalid entry: %s', async (search, messages) => {
  expect(await messagesFor(list + search, broken)).toEqual(messages)
})

test.each<[string, Changes]>([
  ['cannot be read', { news: { kind: 'folder', items: new Map(), failure: 'EACCES' } }],
  ['contains a symbolic link', { 'news/b': { linkTo: 'a' } }],
])('a link to a list whose folder %s', async (_case, changes) => {
  expect(await messagesFor(`${list}?nam=2031&trang=999`, changes)).toEqual([])
})

const later = (publishAt: string, href: string): Changes => ({
  'news/b/entry.yaml': `category: thi-truong\nstatus: scheduled\npublishAt: ${publishAt}\n`,
  'news/b/vi.md': text(`[a](${href})`),
})

test.each<[string, string[]]>([
  // With the scheduled entry there are 31 entries.
  ['?trang=4', []],
  ['?trang=5', ['news/b/vi.md:6:5 The list has no page 5; "trang" can currently be 2 to 4']],
  ['?trang=hai', ['news/b/vi.md:6:5 "trang" must be 2 to 4, not "hai"']],
])('a scheduled entry links to the list as it is then: %s', async (search, problems) => {
  const more = Object.fromEntries(entries.slice(0, 16).map(([file, content]) => [`news/more-${file}`, content]))
  const found = await problemsOf({ news, ...more, ...later('2026-12-12T08:30+07:00', list + search) })
  // Of the days of the list, some are holidays.
  expect(found.filter((problem) => !problem.includes('"publishedAt"'))).toEqual(problems)
})
