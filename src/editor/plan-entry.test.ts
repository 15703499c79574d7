import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentWith } from '#compiler/content-fixture.ts'
import { planEntry, type EntryRequest } from './plan-entry.ts'

const { source: content } = contentWith({ 'news/tin-moi': { folder: true } })

const plan = (wish: Partial<EntryRequest>) => planEntry({ content, collection: 'news', title: 'A', given: {}, ...wish })
const long = 'Công bố thông tin về kết quả kinh doanh hợp nhất của quý bốn năm hai nghìn không trăm hai mươi sáu'

test.each<[string, Partial<EntryRequest>, string]>([
  ['a title', { title: 'Đại hội đồng cổ đông: "Năm 2026"' }, 'news/dai-hoi-dong-co-dong-nam-2026'],
  [
    'a long title, cut at a word',
    { title: long },
    'news/cong-bo-thong-tin-ve-ket-qua-kinh-doanh-hop-nhat-cua-quy-bon-nam-hai-nghin-khong-tram-hai-muoi',
  ],
  ['one long word', { title: 'a'.repeat(120) }, `news/${'a'.repeat(96)}`],
  ['decomposed letters', { title: 'Lãi suất'.normalize('NFD') }, 'news/lai-suat'],
  ['a slug of its own', { title: 'Tin mới', slug: 'tin-moi-2' }, 'news/tin-moi-2'],
  ['an empty collection', { collection: 'awards', title: 'Giải A' }, 'awards/giai-a'],
  ['a page', { collection: 'pages', path: '/ve-shs/trach-nhiem' }, 'pages/ve-shs/trach-nhiem'],
  ['a page at the top', { collection: 'pages', path: '/trach-nhiem' }, 'pages/trach-nhiem'],
])('%s has its folder', (_what, wish, folder) => {
  expect(plan(wish).folder).toBe(folder)
})

test.each<[string, Partial<EntryRequest>, string]>([
  [
    'an unknown collection',
    { collection: 'new' },
    'There is no collection "new". Did you mean "news"? There are pages, news, ',
  ],
  [
    'a slug that is taken',
    { title: 'Tin mới' },
    '"tin-moi" is taken by news/tin-moi. Take another title, or this slug: --slug tin-moi-2',
  ],
  [
    'a slug of a page',
    { title: 'Thông báo' },
    '"thong-bao" is the address of a page. Take another title, or this slug: --slug thong-bao-2',
  ],
  ['nothing for a URL', { title: '新聞' }, 'Nothing of "新聞" can be in a URL'],
  ['no title', { title: ' ' }, 'Give the Vietnamese title'],
  ['an unknown field', { given: { catgory: 'x' } }, 'There is no field "catgory". Did you mean "category"?'],
  ['an unknown value', { given: { category: 'thi-truon' } }, 'Did you mean "thi-truong"?'],
  ['no variant', { collection: 'reports' }, 'Say which kind: --type nganh | vi-mo | cong-ty'],
  ['an unknown variant', { collection: 'reports', given: { type: 'vimo' } }, 'not "vimo". Did you mean "vi-mo"?'],
  ['a page without address', { collection: 'pages' }, 'Give the address of the page'],
  ['a page that is there', { collection: 'pages', path: '/ve-shs' }, 'The page /ve-shs is there already'],
  [
    'a page below none',
    { collection: 'pages', path: '/ve-sh/a' },
    'There is no page /ve-sh above it. Did you mean "/ve-shs"?',
  ],
  ['an unfolded address', { collection: 'pages', path: '/ve-shs/Trách_nhiệm' }, 'Did you mean "/ve-shs/trach-nhiem"?'],
  [
    'a page where entries are',
    { collection: 'pages', path: '/tin-tuc/a' },
    'The route /tin-tuc/$slug takes this address',
  ],
  ['a page that is redirected', { collection: 'pages', path: '/lien-he' }, '/lien-he is redirected'],
  ['a page of the server', { collection: 'pages', path: '/healthz' }, 'The server itself answers at /healthz'],
])('%s is refused with what to do', (_what, wish, message) => {
  expect(() => plan(wish)).toThrow(message)
})

test('what is known is written, and quoted where it must be', () => {
  const { files } = plan({ title: 'Báo cáo: "thép"', given: { category: 'san-pham', cover: 'a.png' } })
  expect(parse(files['entry.yaml'] ?? '')).toMatchObject({ category: 'san-pham', cover: 'a.png', status: 'draft' })
  expect(parse(files['vi.md']?.split('---\n')[1] ?? '')).toMatchObject({ title: 'Báo cáo: "thép"' })
})
