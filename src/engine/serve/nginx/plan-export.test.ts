import { expect, test } from 'vitest'
import type { FileKey } from '#engine/store/output-file.ts'
import { planExport, type ListedSource } from './plan-export.ts'
import { toTrees } from './trees.ts'

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
const feed = 'application/feed+json; charset=utf-8'

function list(key: FileKey | string, type = html, headers?: Readonly<Record<string, string>>): ListedSource {
  const isText = /^text|json|xml/.test(type)
  const record = { hash: 'h', type, isCompressible: isText, cache: 'revalidate', ...(headers && { headers }) } as const
  return { key: typeof key === 'string' ? { kind: 'file', url: key } : key, record }
}

const page = (path: string, number = 1): ListedSource => list({ kind: 'page', path, locale: 'vi', page: number })

test.each<[string, ListedSource, string]>([
  ['the root', page('/'), '/pages/vi/~.html'],
  ['a page', page('/tin-tuc/a'), '/pages/vi/tin-tuc/a.html'],
  ['a later page of a list', page('/tin-tuc', 2), '/pages/vi/tin-tuc~2.html'],
  ['what is not found', list({ kind: 'not-found', locale: 'en' }), '/pages/en/~404.html'],
  ['what was taken down', list({ kind: 'gone', locale: 'en' }), '/pages/en/~410.html'],
  ['a file', list('/robots.txt', 'text/plain; charset=utf-8'), '/files/robots.txt'],
  ['a hidden file', list('/.well-known/security.txt', 'text/plain'), '/files/.well-known/security.txt'],
  ['a photo', list('/_ipx/w_320&f_webp&q_80/a/b.jpg', 'image/webp'), '/images/w_320&f_webp&q_80/a/b.jpg.webp'],
  ['a stand-in', list('/_ipx/w_320&f_avif&q_60/a/b.jpg', 'image/webp'), '/images/w_320&f_avif&q_60/a/b.jpg.webp'],
  ['a drawing', list('/_ipx/_/a/b.svg', 'image/svg+xml'), '/images/_/a/b.svg.svg'],
])('%s is at %3$s', (_case, source, key) => {
  const webp = list('/_ipx/w_320&f_webp&q_80/a/b.jpg', 'image/webp')
  expect(planExport([source, webp]).files[0]?.key).toBe(key)
})

test('texts are in the trees of each encoding, all else in one', () => {
  expect(toTrees({ isCompressible: true })).toEqual(['br', 'gzip', 'identity'])
  expect(toTrees({ isCompressible: false })).toEqual(['bytes'])
})

test('pages have their language in a header', () => {
  expect(planExport([page('/a')]).files[0]?.headers).toEqual({ 'Content-Language': 'vi' })
})

test('the last page of a list has a second name', () => {
  const { files } = planExport([page('/a', 2), page('/a', 3), page('/a'), page('/b')])
  expect(files.map(({ links }) => links)).toEqual([[], ['/pages/vi/a~last.html'], [], []])
})

test('where one extension has several types, the rarer have an end of their own', () => {
  const { types, suffixes } = planExport([
    list('/a.json', json),
    list('/b.json', json),
    list('/feed.vi.json', feed),
    list('/c.txt', 'text/plain'),
  ])
  expect(suffixes.map(([, suffix]) => suffix)).toEqual(['', '', '.type1', ''])
  expect(types.block).toContain(`"${json}" json;`)
  expect(types.block).toContain(`"${feed}" type1;`)
  expect(types.suffixRules.map(([pattern, suffix]) => [pattern.test('/tin-tuc/feed.en.json'), suffix])).toEqual([
    [true, '.type1'],
  ])
})

test('short links are no files', () => {
  const { files, shortLinks } = planExport([list('/d/7k2m9xq', html, { Location: '/a#b' })])
  expect([files, shortLinks]).toEqual([[], [['/d/7k2m9xq', '/a#b']]])
})

test('few variants tell of each image whether it exists', () => {
  const { imageMarkers } = planExport([
    list('/_ipx/w_320&f_webp&q_80/a.jpg', 'image/webp'),
    list('/_ipx/w_640&f_webp&q_80/a.jpg', 'image/webp'),
    list('/_ipx/w_640&f_webp&q_80/b.jpg', 'image/webp'),
    list('/_ipx/_/c.svg', 'image/svg+xml'),
    list('/_ipx/s_96x72&f_webp&q_80/c.svg', 'image/webp'),
  ])
  expect(imageMarkers).toEqual(['w_640&f_webp&q_80'])
})

test.each([
  ['/a b.txt', 'has other characters than those of the site'],
  ['/a"b.txt', 'has other characters'],
  ['/a$b.txt', 'has other characters'],
  ['/a;b.txt', 'has other characters'],
  ['/a\n.txt', 'has other characters'],
  ['/a{b}.txt', 'has other characters'],
  ['/../a.txt', 'has other characters'],
  ['/a/./b.txt', 'has other characters'],
  ['//a.txt', 'has other characters'],
  ['/a%20b.txt', 'has other characters'],
  ['/báo-cáo.txt', 'has other characters'],
  ['/a.type1', 'has other characters'],
  ['/a', 'has no extension'],
  ['/a.PDF', 'has no extension in a-z and 0-9'],
  ['/a.b"c', 'has no extension'],
])('a file at %j is refused: %s', (url, message) => {
  expect(() => planExport([list(url, 'text/plain')])).toThrow(message)
})

test.each(['/a.b', '/a~2', '/a b', '/a/', '//a', '/a"', '/$a', '/..'])('a page at %j is refused', (path) => {
  expect(() => planExport([page(path)])).toThrow('nginx would not find it')
})

test.each(['/_ipx/w_320&f_webp&q_80/a b.jpg', '/_ipx/w_320&f_webp&q_80/../a.jpg', '/_ipx/w_320&f_webp&q_80/a//b.jpg'])(
  'an image at %j is refused',
  (url) => {
    expect(() => planExport([list(url, 'image/webp')])).toThrow('is no image that nginx would find')
  },
)
