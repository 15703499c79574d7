import { expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { examineWith, now, text, type Changes } from '../content-fixture.ts'
import { withHidden } from './with-hidden.ts'

const news = (facts: string): Changes => ({
  'news/a/entry.yaml': `category: thi-truong\n${facts}`,
  'news/a/vi.md': text('Một đoạn.'),
})

test.each([
  ['a draft', 'status: draft\npublishedAt: 2026-10-12T08:30+07:00\n', '2026-10-12T08:30+07:00'],
  ['a draft without a moment', 'status: draft\npublishedAt:\n', '2026-11-21T08:00+07:00'],
  ['a draft without the field', 'status: draft\n', '2026-11-21T08:00+07:00'],
  ['a scheduled entry', 'status: scheduled\npublishAt: 2026-12-01T08:30+07:00\n', '2026-12-01T08:30+07:00'],
  ['a published entry', 'publishedAt: 2026-10-12T08:30+07:00\n', '2026-10-12T08:30+07:00'],
  ['a draft that lacks more', 'status: draft\ncover: 1\n', undefined],
])('%s of %j is shown as of %s', async (_name, facts, publishedAt) => {
  const read = await examineWith(news(facts))
  const shown = read.show(withHidden(site, read.collected, now), now)
  expect(shown.content.entries.news.find(({ slug }) => slug === 'a')?.facts.publishedAt).toBe(publishedAt)
  // What is published has none of it.
  const isPublished = !facts.startsWith('status')
  expect(read.content.entries.news.some(({ slug }) => slug === 'a')).toBe(isPublished)
  const same = read.show(read.collected, now)
  expect(same.hidden.has('news/a')).toBe(!isPublished)
  expect(same.content.entries.news).toHaveLength(read.content.entries.news.length)
})
