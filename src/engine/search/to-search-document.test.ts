import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { SearchDocument } from '#engine/search/search-document.ts'
import { site } from '#site/site.ts'
import { toEntryDocument, toPageDocument } from './to-search-document.ts'

const published = 'publishedAt: 2025-10-12T08:30+07:00\n'
const withdrawn = `status: withdrawn\nwithdrawal: { at: 2025-11-01T08:30+07:00, reason: { vi: Sai, en: Wrong } }\n`
const named = (title: string) => text('## Mục\n\nĐoạn **văn**.', `title: ${title}\nsummary: Tóm tắt.`)

function entry(collection: CollectionName, slug: string, facts: string): Changes {
  return { [`${collection}/${slug}/entry.yaml`]: facts, [`${collection}/${slug}/vi.md`]: named(slug) }
}

const read = await readWith({
  ...entry('news', 'moi', `category: thi-truong\n${published}supersedes: cu\n`),
  ...entry('news', 'cu', `category: thi-truong\n${published}`),
  ...entry('news', 'rut', `category: thi-truong\n${published}${withdrawn}`),
  ...entry('terms', 't-2', `english: Settlement cycle\n${published}`),
  ...entry('terms', 'rut', `english: Rút\n${published}${withdrawn}`),
  ...entry(
    'leaders',
    'chu-tich',
    `roles: [{ body: hoi-dong-quan-tri, role: chu-tich, from: 2024-04-25 }]\n${published}`,
  ),
})

const base = {
  section: 'tin-tuc',
  day: '2025-10-12',
  year: 2025,
  host: 0,
  isMinor: false,
  body: ['Mục\n\nĐoạn văn.\n\n'],
}

/** The fields that are compared; null where it is not to be found. */
type Expected = Partial<Record<keyof SearchDocument, unknown>> | null

test.each<[CollectionName, string, Expected]>([
  [
    'news',
    'moi',
    { ...base, href: '/tin-tuc/moi', kind: 'Tin tức', state: undefined, summary: 'Tóm tắt.', heads: ['Mục'] },
  ],
  ['news', 'cu', { state: 'superseded', textLocale: undefined }],
  ['news', 'rut', { state: 'withdrawn' }],
  [
    'terms',
    't-2',
    {
      href: '/ho-tro/kien-thuc/thuat-ngu',
      anchor: 't-2',
      day: undefined,
      section: 'ho-tro',
      kind: 'Thuật ngữ',
      summary: 'Tóm tắt.',
      heads: ['Mục', 'Settlement cycle'],
    },
  ],
  ['terms', 'rut', null],
  ['leaders', 'chu-tich', { summary: 'Tóm tắt.', heads: ['Mục', 'Chủ tịch', 'Hội đồng quản trị'], section: 've-shs' }],
])('%s/%s is found as it should be', (collection, slug, expected) => {
  const found = read.content.entries[collection].find((one) => one.slug === slug)
  const document = found && toEntryDocument(site, toPayloadContext(read), found)
  if (expected === null) expect(document).toBeNull()
  else expect(document).toMatchObject(expected)
})

test('a text that has not been translated is found in the other language too, and says so', () => {
  const found = read.content.entries.news.find(({ slug }) => slug === 'moi')
  expect(found && toEntryDocument(site, toPayloadContext(read, 'en'), found)).toMatchObject({
    textLocale: 'vi',
    kind: 'News',
  })
})

test.each<[string, Expected]>([
  ['/ho-tro/bieu-phi', { section: 'ho-tro', kind: 'Trang', year: undefined }],
  ['/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu', { kind: 'Sản phẩm, dịch vụ' }],
  ['/trung-tam-phan-tich', { section: 'phan-tich' }],
  ['/phan-tich', null],
  ['/landing', null],
  ['/', null],
])('the page %s is found as it should be', (path, expected) => {
  const page = read.content.pages.get(path)
  const document = page && toPageDocument(site, toPayloadContext(read), page)
  if (expected === null) expect(document).toBeNull()
  else expect(document).toMatchObject(expected)
})
