import { expect, test } from 'vitest'
import { entry, readWith } from '#compiler/content-fixture.ts'
import { linkToEntry, toSection } from './to-links.ts'

test.each([
  ['vi', {}, { title: 'Tiêu đề' }],
  ['en', {}, { title: 'Title' }],
  ['en', { 'news/a/en.md': null }, { title: 'Tiêu đề', lang: 'vi' }],
] as const)('a link says its title in %s, or the language that it has: %j', async (locale, changes, expected) => {
  const { content } = await readWith(entry(changes))
  const [news] = content.entries.news
  expect(news && linkToEntry(news, locale)).toEqual({ href: '/tin-tuc/a', ...expected })
})

test.each([
  ['/ho-tro', '/ho-tro', undefined],
  ['/ho-tro/lien-he', '/ho-tro', undefined],
  // One page below it is no choice.
  ['/ho-tro/kien-thuc', '/ho-tro', undefined],
  ['/ho-tro/kien-thuc/thuat-ngu', '/ho-tro', '/ho-tro/kien-thuc'],
  ['/trang-chu', undefined, undefined],
])('beside %s stand the pages of %s; it stands below %s', async (path, head, above) => {
  const { content } = await readWith({})
  const section = toSection({ content, locale: 'vi' }, path)
  expect(section?.href).toBe(head)
  expect(section?.links.find(({ isAbove }) => isAbove)?.href).toBe(above)
})
