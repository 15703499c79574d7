import { expect, test } from 'vitest'
import { findKeys, listPages } from './find-keys.ts'

const pages = listPages([
  'page vi/~',
  'page en/~',
  'page vi/tin-tuc',
  'page vi/tin-tuc~2',
  'page vi/tin-tuc~10',
  'page en/tin-tuc',
  'page vi/tin-tuc/a',
  'card vi/tin-tuc/a',
  'index vi/tin-tuc',
  'image news/a/cover.jpg',
  'not-found vi',
  'file /robots.txt',
])

test('the pages of each path are counted', () => {
  expect([...pages]).toEqual([
    ['/', 1],
    ['/tin-tuc', 10],
    ['/tin-tuc/a', 1],
  ])
})

test.each<[string, string[]]>([
  ['/tin-tuc/feed.en.json', ['feed en/tin-tuc']],
  ['/feed.vi.atom', ['feed vi/']],
  ['/tin-tuc/a', ['page vi/tin-tuc/a', 'page en/tin-tuc/a']],
  ['/tin-tuc/a?lang=en', ['page vi/tin-tuc/a', 'page en/tin-tuc/a']],
  ['/tin-tuc', ['page vi/tin-tuc', 'page en/tin-tuc']],
  ['/tin-tuc?trang=2', ['page vi/tin-tuc~2', 'page en/tin-tuc~2']],
  ['/tin-tuc?trang=99', ['page vi/tin-tuc~10', 'page en/tin-tuc~10']],
  ['/tin-tuc?trang=0', ['page vi/tin-tuc', 'page en/tin-tuc']],
  ['/tin-tuc?trang=x', ['page vi/tin-tuc', 'page en/tin-tuc']],
  ['/_payload/dev/vi/tin-tuc/a.json', ['page vi/tin-tuc/a', 'index vi/tin-tuc/a']],
  ['/_payload/dev/en/tin-tuc~2.json', ['page en/tin-tuc~2', 'index en/tin-tuc~2']],
  ['/_payload/dev/vi/tin-tuc~index.json', ['page vi/tin-tuc~index', 'index vi/tin-tuc']],
  ['/_search/dev/vi/terms-12.bin', ['search vi terms-12']],
  ['/_search/dev/vi', ['file /_search/dev/vi', 'data files vi', 'data files en']],
  ['/_social/vi/tin-tuc/a.png', ['page vi/tin-tuc/a', 'card vi/tin-tuc/a']],
  ['/_ipx/s_192x144&f_webp&q_80/news/a/cover.jpg', ['image news/a/cover.jpg']],
  ['/_ipx/_/news/a/cover.svg', ['image news/a/cover.svg']],
  ['/tai-ve/quan-he-co-dong/bao-cao/2026.zip', ['bundle /quan-he-co-dong/bao-cao/2026']],
  ['/tai-lieu/reports/a/b.pdf', ['document reports/a/b.pdf', 'data files vi', 'data files en']],
  ['/robots.txt', ['file /robots.txt', 'data files vi', 'data files en']],
  ['/khong-co', ['file /khong-co', 'data files vi', 'data files en']],
])('%s needs %j', (url, keys) => {
  expect(findKeys(new URL(url, 'http://localhost'), pages)).toEqual(keys)
})
