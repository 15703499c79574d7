import { expect, test } from 'vitest'
import { entry, readWith } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { linkToEntry, toSection } from './to-links.ts'

test.each([
  ['vi', {}, { title: 'Tiêu đề' }],
  ['en', {}, { title: 'Title' }],
  ['en', { 'news/a/en.md': null }, { title: 'Tiêu đề', lang: 'vi' }],
] as const)('a link has its title in %s, or in Vietnamese with its language: %j', async (locale, changes, expected) => {
  const read = await readWith(entry(changes))
  const [news] = read.content.entries.news
  expect(news && linkToEntry(news, locale)).toEqual({ href: '/tin-tuc/a', ...expected })
})

test.each([
  ['/ho-tro', '/ho-tro', undefined],
  ['/ho-tro/lien-he', '/ho-tro', undefined],
  // A section with one page has no navigation.
  ['/ho-tro/kien-thuc', '/ho-tro', undefined],
  ['/ho-tro/kien-thuc/thuat-ngu', '/ho-tro', '/ho-tro/kien-thuc'],
  ['/trang-chu', undefined, undefined],
])('the section of %s is %s, and its ancestor in it is %s', async (path, head, above) => {
  const read = await readWith({})
  const section = toSection(toPayloadContext(read), path)
  expect(section?.href).toBe(head)
  expect(section?.links.find(({ isAbove }) => isAbove)?.href).toBe(above)
})
