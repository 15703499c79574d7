import { expect, test } from 'vitest'
import { contentWith, entry, text } from './content-fixture.ts'
import { readContent } from './read-content.ts'

const withdrawn =
  'status: withdrawn\nwithdrawal: { at: 2026-10-13T08:30+07:00, reason: { vi: Đăng nhầm., en: Posted by mistake. } }\n'

test.each<[string, string, string, { isThere: boolean; isListed?: boolean; publishedAt?: string }]>([
  ['a draft', 'status: draft\npublishedAt: 2026-10-12T08:30+07:00\n', '2026-11-21T08:00+07:00', { isThere: false }],
  [
    'scheduled, a minute before',
    'status: scheduled\npublishAt: 2026-11-21T08:01+07:00\n',
    '2026-11-21T08:00+07:00',
    { isThere: false },
  ],
  [
    'scheduled, at its minute',
    'status: scheduled\npublishAt: 2026-11-21T08:01+07:00\n',
    '2026-11-21T08:01+07:00',
    { isThere: true, isListed: true, publishedAt: '2026-11-21T08:01+07:00' },
  ],
  [
    'published',
    'publishedAt: 2026-10-12T08:30+07:00\n',
    '2026-11-21T08:00+07:00',
    { isThere: true, isListed: true, publishedAt: '2026-10-12T08:30+07:00' },
  ],
  [
    'withdrawn',
    `publishedAt: 2026-10-12T08:30+07:00\n${withdrawn}`,
    '2026-11-21T08:00+07:00',
    { isThere: true, isListed: false, publishedAt: '2026-10-12T08:30+07:00' },
  ],
])('%s', async (_case, facts, moment, { isThere, ...expected }) => {
  const directory = await contentWith(
    entry({
      'news/a/entry.yaml': `category: thi-truong\n${facts}`,
      'news/a/vi.md': text('![b](b.svg)'),
      'news/a/en.md': null,
      'news/a/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>',
    }),
  )
  const { content } = await readContent(directory, { now: new Date(moment) })
  const [found] = content.entries.news
  expect(content.entries.news).toHaveLength(isThere ? 1 : 0)
  // What is not published leaves no trace in the output: its pictures neither.
  expect(content.images.filter(({ path }) => path.startsWith('news/'))).toHaveLength(isThere ? 1 : 0)
  if (found) expect({ isListed: found.isListed, publishedAt: found.facts.publishedAt }).toEqual(expected)
})
