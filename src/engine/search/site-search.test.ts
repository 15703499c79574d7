import { expect, test } from 'vitest'
import { createSiteSearch } from '#engine/model/search/create-site-search.ts'
import type { MatchedText } from '#engine/model/search/search-answer.ts'
import type { SearchQuery } from '#engine/model/search/search-query.ts'
import { fixtureBuild, makeSearchFiles, openSearch, toDocument, toReadFile } from './search-fixture.ts'

const documents = [
  toDocument('Đầu tư công năm 2026'),
  toDocument('Nhà đầu tư cá nhân'),
  toDocument('Giá dầu và tư duy'),
  toDocument('Dấu tử vi'),
  toDocument('Thị trường hoà vốn', { year: 2025, body: ['Nhà đầu tư giữ tiền ba tháng. Giá trị là 5.500 tỷ đồng.'] }),
  toDocument('Thuỷ điện Thủy Tiên', { section: 'phan-tich', year: undefined }),
  toDocument('Nghị quyết cổ tức', { section: 'quan-he-co-dong', heads: ['18/2026/CBTT-MH'], state: 'withdrawn' }),
  toDocument('Chính sách cổ tức', { section: 'quan-he-co-dong', body: ['Theo 18/2026/CBTT-MH đã rút.'] }),
  toDocument('Cổ tức, bản cũ', { state: 'superseded' }),
  toDocument('Báo cáo tài chính quý III', { heads: ['Hợp nhất'] }),
  toDocument('Giao dịch ký quỹ (margin)', { body: ['Lãi vay tính theo ngày.'] }),
  toDocument('Chứng khoán ZZA', { heads: ['ZZA'] }),
]

const search = openSearch(await makeSearchFiles(documents))
const find = (q: string, others: Partial<SearchQuery> = {}) => search.find({ q, page: 1, ...others })
const show = (text: MatchedText) => text.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')

test.each<[string, string[]]>([
  ['đầu tư', ['[Đầu tư] công năm 2026', 'Nhà [đầu tư] cá nhân', 'Thị trường hoà vốn']],
  ['dau tu', ['[Đầu tư] công năm 2026', 'Nhà [đầu tư] cá nhân', '[Dấu tử] vi', 'Giá [dầu] và [tư] duy']],
  ['giá dầu', ['[Giá dầu] và tư duy']],
  ['hòa vốn', ['Thị trường [hoà vốn]']],
  ['hoà vốn'.normalize('NFD'), ['Thị trường [hoà vốn]']],
  ['thủy điện', ['[Thuỷ điện Thủy] Tiên']],
  ['bctc quý 3', ['[Báo cáo tài chính quý III]']],
  ['margin', ['[Giao dịch ký quỹ] ([margin])']],
  ['zza', ['Chứng khoán [ZZA]']],
  ['5500', ['Thị trường hoà vốn']],
  ['5.500 tỷ', ['Thị trường hoà vốn']],
  ['550', []],
  ['chứng kho', ['[Chứng khoán] ZZA']],
  ['chugn khoán', ['[Chứng khoán] ZZA']],
  ['xyzzyx', []],
  ['18/2026/CBTT-MH', ['Nghị quyết cổ tức', 'Chính sách cổ tức']],
])('%s finds %j', async (q, titles) => {
  const { hits, total } = await find(q)
  expect(hits.slice(0, titles.length).map(({ title }) => show(title))).toEqual(titles)
  if (titles.length === 0) expect(total).toBe(0)
})

test('a snippet is the passage that matches, or the summary, of the beginning of a text', async () => {
  const long = 'Công ty giữ lại một phần lợi nhuận cho các kế hoạch của năm sau. '.repeat(20)
  const found = openSearch(
    await makeSearchFiles([
      toDocument('Tin một có tên', { body: ['Mục\n\nNgày trả cổ tức là 5/12/2026.'] }),
      toDocument('Tin hai có tên', {
        summary: 'Tóm tắt của một tin có tên.',
        body: [`${long}\n\nNgày trả cổ tức là 6/12/2026.`],
      }),
    ]),
  )
  const { hits } = await found.find({ q: 'cổ tức', page: 1 })
  expect(hits.map(({ snippet }) => show(snippet)).toSorted()).toEqual([
    'Ngày trả [cổ tức] là 5/12/2026.',
    'Tóm tắt của một tin có tên.',
  ])
})

const findStates = async (q: string) => (await find(q)).hits.map(({ state }) => state)

test('withdrawn and superseded documents come last and say so, except by their own number', async () => {
  expect(await findStates('cổ tức')).toEqual([undefined, 'withdrawn', 'superseded'])
  expect(await findStates('18/2026/CBTT-MH')).toEqual(['withdrawn', undefined])
})

test('a page whose whole title is typed comes first, whatever has become of it', async () => {
  const others = openSearch(
    await makeSearchFiles([
      toDocument('Tạm ứng cổ tức năm 2024', { state: 'withdrawn' }),
      toDocument('Tạm ứng cổ tức năm 2024 được tính thế nào', { heads: ['Tạm ứng cổ tức năm 2024'] }),
    ]),
  )
  const states = async (q: string) => (await others.find({ q, page: 1 })).hits.map(({ state }) => state)
  expect(await states('tam ung co tuc nam 2024')).toEqual(['withdrawn', undefined])
  expect(await states('tạm ứng cổ tức')).toEqual([undefined, 'withdrawn'])
})

test('a word without accents is needless only where titles have it beside its neighbours so', async () => {
  const others = openSearch(
    await makeSearchFiles([
      toDocument('Chi phí hoạt động'),
      toDocument('Phí giao dịch của chị'),
      toDocument('Bán cổ phiếu'),
      toDocument('Cổ phiếu'),
      toDocument('Tôi muốn đóng tài khoản'),
      toDocument('Muốn mở tài khoản'),
    ]),
  )
  const titles = async (q: string) => (await others.find({ q, page: 1 })).hits.map(({ title }) => show(title))
  expect(await titles('chi phi')).toEqual(['[Chi phí] hoạt động', '[Phí] giao dịch của [chị]'])
  expect(await titles('ban co phieu')).toEqual(['[Bán cổ phiếu]'])
  expect((await titles('toi muon tai khoan')).toSorted()).toEqual([
    '[Muốn] mở [tài khoản]',
    '[Tôi muốn] đóng [tài khoản]',
  ])
})

test('a page with half of a long query in its title is found beside one that has all of it in its text', async () => {
  const others = openSearch(
    await makeSearchFiles([
      toDocument('Ngành thép: chênh lệch giá'),
      toDocument('Công ty tăng trưởng', { body: ['Triển vọng ngành thép.'] }),
      toDocument('Ngành gỗ'),
    ]),
  )
  const { hits } = await others.find({ q: 'trien vong nganh thep', page: 1 })
  expect(hits.map(({ title }) => show(title)).toSorted()).toEqual([
    'Công ty tăng trưởng',
    '[Ngành thép]: chênh lệch giá',
  ])
})

test('a query may be limited to a section and a year, and says how much the others have', async () => {
  const all = await find('cổ tức')
  expect(all).toMatchObject({
    total: 3,
    pages: 1,
    sections: [
      { value: 'tin-tuc', count: 1 },
      { value: 'quan-he-co-dong', count: 2 },
    ],
    years: [{ value: 2026, count: 3 }],
  })
  expect(await find('cổ tức', { section: 'quan-he-co-dong' })).toMatchObject({
    total: 2,
    sections: all.sections,
    years: [{ value: 2026, count: 2 }],
  })
  expect(await find('cổ tức', { year: 2020 })).toMatchObject({ total: 0, sections: [], hits: [], years: all.years })
  expect(await find('cổ tức', { page: 99 })).toMatchObject({ query: { page: 1 }, pages: 1 })
})

test('a word that names a part of the site puts its pages first, also where they lack it', async () => {
  const jobs = openSearch(
    await makeSearchFiles([
      toDocument('Môi giới chứng khoán', { heads: ['Giờ làm việc'] }),
      toDocument('Chuyên viên chăm sóc khách hàng và môi giới', { section: 'co-hoi-nghe-nghiep', body: ['Việc làm'] }),
    ]),
  )
  const first = async (q: string) => (await jobs.find({ q, page: 1 })).hits[0]?.section
  expect(await first('môi giới')).toBe('tin-tuc')
  expect(await first('tuyển môi giới')).toBe('co-hoi-nghe-nghiep')
  expect(await first('tim viec moi gioi')).toBe('co-hoi-nghe-nghiep')
})

test.each([
  ['chuwngs khoans', 'chứng khoán', '[Chứng khoán] ZZA'],
  ['tuwr', 'tử', 'Dấu [tử] vi'],
  // The site has no word with this tone.
  ['tuws', undefined, undefined],
])('keys of Telex that stayed letters: %s is %s', async (q, corrected, title) => {
  const answer = await find(q)
  expect(answer.corrected).toBe(corrected)
  if (title !== undefined) expect(answer.hits.slice(0, 1).map((hit) => show(hit.title))).toEqual([title])
})

test('a corrected query says so', async () => {
  expect((await find('chưnngs khoán')).corrected).toBeUndefined()
  expect((await find('chugng khoán')).corrected).toBe('chứng khoán')
  expect((await find('chứng khoán')).corrected).toBeUndefined()
})

test.each([
  '',
  ' ',
  'a',
  'đ',
  '?!…',
  '📈',
  '<script>alert(1)</script>',
  '%',
  '"',
  'a'.repeat(500),
  'đầu tư '.repeat(80),
  '東京 đầu',
  '\0',
  '\u0301',
  '1/2/3/4-5+6&7',
])('%j is no error', async (q) => {
  const { query, pages, hits, total } = await find(q)
  expect(query.q).toBe(q)
  expect(pages).toBe(1)
  expect(hits.length).toBe(Math.min(10, total))
})

test('without a title, an index of nothing finds nothing', async () => {
  const nothing = openSearch(await makeSearchFiles([]))
  expect(await nothing.find({ q: 'đầu tư', page: 1 })).toMatchObject({ total: 0, hits: [] })
})

const files = await makeSearchFiles(documents)
const others = await makeSearchFiles(documents.slice(1))
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, -4)

test.each<[string, (url: string, file: Uint8Array) => Uint8Array | undefined, RegExp]>([
  ['missing', () => undefined, /\/_search\/build-1\/vi\/index\.bin: Not found/],
  ['missing, but the first', (url, file) => (nameOf(url) === 'index' ? file : undefined), /documents\.bin: Not found/],
  [
    'missing, but those of all',
    (url, file) => (/-\d/.test(nameOf(url)) ? undefined : file),
    /terms-\d+\.bin: Not found/,
  ],
  ['cut off', (_url, file) => file.slice(0, -1), /index\.bin: The file is damaged/],
  [
    'of another set of documents',
    (url, file) => (nameOf(url).startsWith('terms') ? others.get(url) : file),
    /belongs to build-1 vi layout-11/,
  ],
  [
    'titles of another set of documents',
    (url, file) => (nameOf(url).startsWith('pages') ? others.get(url) : file),
    /pages-\d\.bin: The file belongs to build-1 vi layout-11/,
  ],
  ['an answer of something else', () => new TextEncoder().encode('<!doctype html>'), /damaged/],
])('files that are %s are noticed', async (_case, change, message) => {
  const changed = new Map(
    [...files].flatMap(([url, file]) => {
      const next = change(url, file)
      return next ? [[url, next] as const] : []
    }),
  )
  const broken = createSiteSearch({ build: fixtureBuild, locale: 'vi', readFile: toReadFile(changed) })
  await expect(broken.find({ q: 'đầu tư', page: 1 })).rejects.toThrow(message)
  await expect(broken.find({ q: 'đầu tư', page: 1 })).rejects.toMatchObject({ name: 'SearchIndexError' })
})

test('after a publish, an open search reads the present files', async () => {
  let present = files
  const open = createSiteSearch({ build: fixtureBuild, locale: 'vi', readFile: (url) => toReadFile(present)(url) })
  expect((await open.find({ q: 'hoà vốn', page: 1 })).total).toBe(1)
  present = await makeSearchFiles([...documents, toDocument('Đầu tư dài hạn')])
  expect((await open.find({ q: 'đầu tư', page: 1 })).total).toBe(4)
})

async function readFirst(text: string): Promise<Uint8Array | undefined> {
  const made = await makeSearchFiles([toDocument('Biểu phí', { body: [text] })])
  return [...made].find(([url]) => nameOf(url) === 'index')?.[1]
}

test('the first file tells if any other is another', async () => {
  const [one, same, other] = [await readFirst('Từ 0,15 %'), await readFirst('Từ 0,15 %'), await readFirst('Từ 0,12 %')]
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test.each(['index', 'documents', 'terms', 'pages'])(
  'a search works again after its %s could not be read',
  async (part) => {
    let isBroken = true
    const read = toReadFile(files)
    const weak = createSiteSearch({
      build: fixtureBuild,
      locale: 'vi',
      readFile: (url) => (isBroken && nameOf(url).startsWith(part) ? Promise.reject(new Error('Offline')) : read(url)),
    })
    await expect(weak.find({ q: 'đầu tư', page: 1 })).rejects.toThrow('Offline')
    isBroken = false
    expect((await weak.find({ q: 'đầu tư', page: 1 })).total).toBe(3)
  },
)
