import { expect, test } from 'vitest'
import { contentWith, entry } from '../content/content-fixture.ts'
import { readContent } from '../content/read-content.ts'
import { linkToEntry } from './to-links.ts'

test.each([
  ['vi', {}, { title: 'Tiêu đề' }],
  ['en', {}, { title: 'Title' }],
  ['en', { 'news/a/en.md': null }, { title: 'Tiêu đề', lang: 'vi' }],
] as const)('a link says its title in %s, or the language that it has: %j', async (locale, changes, expected) => {
  const { content } = await readContent(await contentWith(entry(changes)), { now: new Date('2026-11-21T08:00+07:00') })
  const [news] = content.entries.news
  expect(news && linkToEntry(news, locale)).toEqual({ href: '/tin-tuc/a', ...expected })
})
