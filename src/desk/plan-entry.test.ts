import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentWith } from '#engine/content/content-fixture.ts'
import { planEntry, type EntryRequest } from './plan-entry.ts'

const { source: content } = contentWith({ 'news/tin-moi': { folder: true } })

const plan = (request: Partial<EntryRequest>) =>
  planEntry({ content, collection: 'news', title: 'A', given: {}, ...request })
const long = 'Công bố thông tin về kết quả kinh doanh hợp nhất của quý bốn năm hai nghìn không trăm hai mươi sáu'

test.each<[string, Partial<EntryRequest>, string]>([
  ['a title', { title: 'Đại hội đồng cổ đông: "Năm 2026"' }, 'news/dai-hoi-dong-co-dong-nam-2026'],
  [
    'a long title, cut at a word',
    { title: long },
    'news/cong-bo-thong-tin-ve-ket-qua-kinh-doanh-hop-nhat-cua-quy-bon-nam-hai-nghin-khong-tram-hai-muoi',
  ],
  ['letters that look like others', { title: 'Ðại hội cổ\u200B đông' }, 'news/dai-hoi-co-dong'],
  ['one long word', { title: 'a'.repeat(120) }, `news/${'a'.repeat(96)}`],
  ['decomposed letters', { title: 'Lãi suất'.normalize('NFD') }, 'news/lai-suat'],
  ['a given slug', { title: 'Tin mới', slug: 'tin-moi-2' }, 'news/tin-moi-2'],
  ['an empty collection', { collection: 'awards', title: 'Giải A' }, 'awards/giai-a'],
  ['a page', { collection: 'pages', path: '/ve-shs/trach-nhiem' }, 'pages/ve-shs/trach-nhiem'],
  ['a page at the top', { collection: 'pages', path: '/trach-nhiem' }, 'pages/trach-nhiem'],
])('the folder for %s', (_case, request, folder) => {
  expect(plan(request).folder).toBe(folder)
})

test.each<[string, Partial<EntryRequest>, string]>([
  [
    'an unknown collection',
    { collection: 'new' },
    'Unknown collection "new". Did you mean "news"? The collections are pages, news, ',
  ],
  [
    'a slug that is taken',
    { title: 'Tin mới' },
    '"tin-moi" is already used by news/tin-moi. Choose another title, or give a slug: --slug tin-moi-2',
  ],
  [
    'a slug of a page',
    { title: 'Thông báo' },
    '"thong-bao" is the slug of a page. Choose another title, or give a slug: --slug thong-bao-2',
  ],
  ['a title without valid characters', { title: '新聞' }, 'No part of "新聞" can be used in a URL'],
  ['no title', { title: ' ' }, 'Give the Vietnamese title'],
  ['an unknown field', { given: { catgory: 'x' } }, 'Unknown field "catgory". Did you mean "category"?'],
  ['an unknown value', { given: { category: 'thi-truon' } }, 'Did you mean "thi-truong"?'],
  ['no variant', { collection: 'reports' }, 'Missing --type: give one of nganh, vi-mo, cong-ty'],
  ['an unknown variant', { collection: 'reports', given: { type: 'vimo' } }, 'not "vimo". Did you mean "vi-mo"?'],
  ['a page without address', { collection: 'pages' }, 'Give the address of the page'],
  ['an existing page', { collection: 'pages', path: '/ve-shs' }, 'The page /ve-shs already exists'],
  [
    'a page without a parent',
    { collection: 'pages', path: '/ve-sh/a' },
    'The parent page /ve-sh does not exist. Did you mean "/ve-shs"?',
  ],
  ['an invalid path', { collection: 'pages', path: '/ve-shs/Trách_nhiệm' }, 'Did you mean "/ve-shs/trach-nhiem"?'],
  [
    'a page at the route of entries',
    { collection: 'pages', path: '/tin-tuc/a' },
    'The route /tin-tuc/$slug has this address',
  ],
  ['a page with a redirect', { collection: 'pages', path: '/thong-bao' }, '/thong-bao is redirected'],
  [
    'a device of Windows',
    { title: 'Con' },
    '"con" is a reserved name on Windows. Choose another title, or give a slug: --slug con-2',
  ],
  [
    'a slug that is one',
    { title: 'A', slug: 'lpt1' },
    '"lpt1" is a reserved name on Windows. Choose another title, or give a slug: --slug lpt1-2',
  ],
  [
    'a page that is one',
    { collection: 'pages', path: '/ho-tro/aux' },
    '/ho-tro/aux contains a reserved name of Windows. Choose another address, such as /ho-tro/aux-2.',
  ],
  ['a path of the server', { collection: 'pages', path: '/healthz' }, '/healthz is reserved for the server'],
])('the error for %s', (_case, request, message) => {
  expect(() => plan(request)).toThrow(message)
})

test('letters of the title that look like others are written as they are meant', () => {
  const { files } = plan({ title: 'Ðại hội cổ\u00AD đông' })
  expect(parse(files['vi.md']?.split('---\n')[1] ?? '')).toMatchObject({ title: 'Đại hội cổ đông' })
})

test('given fields are written, with quotes where YAML needs them', () => {
  const { files } = plan({ title: 'Báo cáo: "thép"', given: { category: 'san-pham', cover: 'a.png', sample: 'true' } })
  expect(parse(files['entry.yaml'] ?? '')).toMatchObject({ category: 'san-pham', sample: true, status: 'draft' })
  expect(parse(files['vi.md']?.split('---\n')[1] ?? '')).toMatchObject({ title: 'Báo cáo: "thép"' })
})
