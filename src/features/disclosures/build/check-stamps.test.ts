import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { both } from './disclosure-rules-fixture.ts'

const event = (eventAt: string, publishedAt: string, status = '') =>
  `code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-11-18\neventAt: ${eventAt}\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n${status}${publishedAt}\n`

/** The record of another disclosure. */
const lock = { 'archive.lock': 'disclosures/khac published 2026-03-03T03:00:00.000Z\n' }
const stamped = both('disclosures/a', event('2026-11-18T09:00+07:00', 'publishedAt: 2026-11-19T08:00+07:00'))

const claim =
  'disclosures/a/entry.yaml:7:14 warning: "publishedAt": Says that it appeared 2 days ago, and nothing records that it did. If it appears only now, write 2026-11-21T08:00+07:00; if it did appear then, restore archive.lock from git if it has lost lines, else record it: npm run site -- content archive.'

test.each<[string, Changes, string[]]>([
  [
    'a moment two days back, in time by its own word',
    { ...lock, ...stamped },
    [
      `${claim} Counted from now: Was due by 19 November 2026, 09:00 and published at 21 November 2026, 08:00: 47 hours late (extraordinary-24h: Thông tư 96/2020/TT-BTC, Điều 11, khoản 1).`,
    ],
  ],
  [
    'one whose term has not ended',
    {
      ...lock,
      ...both('share-management/a', 'kind: phat-hanh\nrecordDate: 2026-12-20\npublishedAt: 2026-11-19T08:00+07:00\n'),
    },
    [claim.replace('disclosures/a/entry.yaml:7:14', 'share-management/a/entry.yaml:3:14')],
  ],
  [
    'one of a day ago, to the minute',
    {
      ...lock,
      ...both(
        'disclosures/a',
        event('2026-11-20T07:00+07:00', 'publishedAt: 2026-11-20T08:00+07:00').replace('2026-11-18', '2026-11-19'),
      ),
    },
    [],
  ],
  ['one that is recorded', { 'archive.lock': 'disclosures/a published 2026-11-19T01:00:00.000Z\n', ...stamped }, []],
  [
    'one of today',
    { ...lock, ...both('disclosures/a', event('2026-11-20T09:00+07:00', 'publishedAt: 2026-11-20T17:00+07:00')) },
    [],
  ],
  [
    'one that was scheduled, and appeared by itself',
    {
      ...lock,
      ...both(
        'disclosures/a',
        event('2026-11-18T09:00+07:00', 'publishAt: 2026-11-19T08:00+07:00', 'status: scheduled\n'),
      ),
    },
    [],
  ],
  [
    'one of an earlier site, where it appeared',
    {
      ...lock,
      ...both(
        'disclosures/a',
        event(
          '2026-11-18T09:00+07:00',
          'publishedAt: 2026-11-19T08:00+07:00',
          `imported: { source: a, ids: ['1'], at: 2026-11-20T08:00+07:00, digest: ${'a'.repeat(64)} }\n`,
        ),
      ),
    },
    [],
  ],
  ['a site that records nothing', stamped, []],
])('%s', async (_case, changes, expected) => {
  const problems = await problemsOf(changes)
  const own = problems.filter((problem) => problem.includes('nothing records') && !problem.startsWith('governance'))
  expect(own).toEqual(expected)
})
