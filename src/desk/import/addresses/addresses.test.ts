import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { entry, readWith } from '#engine/content/content-fixture.ts'
import { site } from '#site/site.ts'
import { writeSource } from '../readers/reader-fixture.ts'
import { createFindNearest } from './find-nearest.ts'
import { findUnanswered } from './find-unanswered.ts'
import { readSitemap } from './read-sitemap.ts'
import { toRuleLines } from './to-rule-lines.ts'

const home = 'https://cu.example'
const toSitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="x">${paths.map((path) => `<url><loc>\n${home}${path}\n</loc><image:image><image:loc>${home}/a.jpg</image:loc></image:image></url>`).join('')}</urlset>`
const index = (...names: string[]) =>
  `<sitemapindex>${names.map((name) => `<sitemap><loc>${home}/${name}</loc></sitemap>`).join('')}</sitemapindex>`

test.each<[string, Record<string, string | Uint8Array>, string, string[], string[]]>([
  ['a sitemap, without its pictures', { a: toSitemap('/a/', '/b?x=1&amp;y=2') }, 'a', ['/a/', '/b?x=1&y=2'], []],
  ['a packed one', { 'a.xml.gz': gzipSync(toSitemap('/a')) }, 'a.xml.gz', ['/a'], []],
  [
    'an index, with those beside it',
    { i: index('1.xml', '2.xml.gz', '3.xml'), '1.xml': toSitemap('/a'), '2.xml': toSitemap('/b', '/a') },
    'i',
    ['/a', '/b'],
    [`${home}/3.xml`],
  ],
  ['an index that names itself', { i: index('i') }, 'i', [], []],
  ['a list', { 'a.txt': `\uFEFF${home}/a\r\n\r\nkhông\n/b\n` }, 'a.txt', ['/a', '/b'], []],
])('%s', async (_case, files, name, expected, missing) => {
  const found = await readSitemap(join(writeSource(files), name))
  expect(found).toEqual({
    addresses: expected.map((path) => expect.stringMatching(new RegExp(`${path.replaceAll('?', String.raw`\?`)}$`))),
    missing,
  })
})

test.each([
  ['broken XML', '<urlset><url></urlset>', /a:1:\d+ is no sitemap/],
  ['a broken archive', gzipSync('a').subarray(0, 12), /is packed, and damaged or too large/],
])('%s is refused', async (_case, content, message) => {
  await expect(readSitemap(join(writeSource({ a: content }), 'a'))).rejects.toThrow(message)
})

test.each([
  ['/2019/03/ket-qua-kinh-doanh-quy-1/', '/tin-tuc/ket-qua-kinh-doanh-quy-1'],
  ['/Kết-quả-kinh-doanh-quý-1.html', '/tin-tuc/ket-qua-kinh-doanh-quy-1'],
  ['/tin/123-ket-qua-kinh-doanh-quy.aspx', '/tin-tuc/ket-qua-kinh-doanh-quy-1'],
  ['/bieu-phi-2019', '/ho-tro/bieu-phi'],
  ['/khac-han', undefined],
  ['/', undefined],
])('the page that is nearest to %s', (path, expected) => {
  expect(createFindNearest(['/tin-tuc/ket-qua-kinh-doanh-quy-1', '/ho-tro/bieu-phi'])(path)).toBe(expected)
})

test('what nothing answers is listed once, as rules: not what has a page, a file or a rule', async () => {
  const { content } = await readWith({
    ...entry(),
    'redirects.yaml': '/cu/*: /tin-tuc/a\n/?p=1: /tin-tuc/a\n/bài: /tin-tuc/a\n',
  })
  const addresses = [
    '/tin-tuc/a/',
    '/cu/x',
    '/?p=1',
    '/?p=2',
    encodeURI('/bài'),
    '/a.pdf',
    '/ve-shs',
    '/?utm_source=x',
    '/2019/a',
    '/2019/a/',
    encodeURI('/mất-hẳn'),
    '/a b%20"c',
  ]
  const found = await findUnanswered(
    addresses.map((path) => home + path),
    { site, content, files: new Set(['/a.pdf']) },
  )
  expect(toRuleLines(found)).toEqual(['# /?p=2', '/2019/a: /tin-tuc/a', '# /mất-hẳn', '# /a%20b%20%22c'])
})
