import { expect, test } from 'vitest'
import type { Content } from '#engine/model/entries/content.ts'
import { toBuildTime } from './to-release-meta.ts'

const none = { news: [], announcements: [] }

function contentOf(...instants: string[]): Content {
  const news = instants.map((publishedAt) => ({ facts: { publishedAt } }))
  return { pages: new Map(), entries: { ...none, news } } as unknown as Content // only the fields that the function reads
}

test.each<[string, Content, Date | undefined, string]>([
  [
    'the newest entry',
    contentOf('2026-10-12T08:30+07:00', '2026-11-01T00:00+07:00'),
    undefined,
    '2026-10-31T17:00:00.000Z',
  ],
  ['no published entry', contentOf(), undefined, '1970-01-01T00:00:00.000Z'],
  ['a configured time', contentOf('2026-10-12T08:30+07:00'), new Date(1795000000_000), '2026-11-18T11:06:40.000Z'],
])('the time of a build: %s', (_case, content, given, time) => {
  expect(toBuildTime(content, given)).toBe(time)
})
