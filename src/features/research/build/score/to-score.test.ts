import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import type { CommentaryScore } from '../../payload.ts'
import { toScore } from './to-score.ts'

/** A commentary after the session of a day of November, whose band is 1180 to 1220. */
function commentary(day: string, close: string, more = ''): Changes {
  const date = `2026-11-${day}`
  const published = more.includes('publish') ? '' : `publishedAt: ${date}T16:30+07:00\n`
  return {
    [`commentary/c-${day}/entry.yaml`]: `kind: sau-phien
sessionDate: ${date}
outlook: tich-cuc
levels: { support: "1180", resistance: "1220" }
indicesOf: ${date}
indices:
  - { name: MH-Index, close: "${close}", change: "0.00", changePercent: "0.00", volume: "500", value: "12000" }
${published}${more.includes('sample') ? '' : 'sample: true\n'}${more}`,
    [`commentary/c-${day}/vi.md`]: text(),
  }
}

const withdrawn =
  'status: withdrawn\nwithdrawal: { at: 2026-11-20T08:30+07:00, reason: { vi: Sai số liệu., en: Wrong figures. } }\n'
const none = { inside: 0, below: 0, above: 0, open: 0, late: 0 }

type Expected = Partial<CommentaryScore> | null

// 10 to 13 November 2026 are Tuesday to Friday.
test.each<[string, Changes, Expected]>([
  ['no commentary', {}, null],
  ['one whose session is not over', commentary('13', '1200'), null],
  [
    'hits, misses and an open one',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1210'),
      ...commentary('12', '1230'),
      ...commentary('13', '1170'),
    },
    {
      counts: { ...none, inside: 1, above: 1, below: 1, open: 1 },
      direction: { right: 2, wrong: 1 },
      withdrawn: 0,
      recent: ['inside', 'above', 'below'],
      width: '3.3',
      from: '2026-11-11',
      to: '2026-11-13',
      sample: true,
    },
  ],
  [
    'a missing session',
    { ...commentary('10', '1200'), ...commentary('12', '1210'), ...commentary('13', '1211') },
    { counts: { ...none, inside: 1, open: 2 } },
  ],
  [
    'a withdrawn one, which is not held against its session and gives no close',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1210', withdrawn),
      ...commentary('12', '1215'),
      ...commentary('13', '1216'),
    },
    { counts: { ...none, inside: 1, open: 2 }, withdrawn: 1 },
  ],
  [
    'a scheduled one, which is not there yet',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1210'),
      ...commentary('12', '1230', 'status: scheduled\npublishAt: 2026-11-30T08:10+07:00\n'),
    },
    { counts: { ...none, inside: 1, open: 1 }, withdrawn: 0 },
  ],
  [
    'samples beside others, of which the samples do not count',
    {
      ...commentary('10', '1200', 'sample: false\n'),
      ...commentary('11', '1210', 'sample: false\n'),
      ...commentary('12', '1300'),
    },
    { counts: { ...none, inside: 1, open: 1 }, sample: false },
  ],
  [
    'one that came late',
    {
      ...commentary('10', '1200'),
      ...commentary('11', '1210'),
      ...commentary('12', '1211', 'publishedAt: 2026-11-13T10:00+07:00\n'),
    },
    { counts: { ...none, inside: 2, late: 1 } },
  ],
])('%s', async (_case, changes, expected) => {
  const { content } = await readWith(changes)
  const score = toScore(content.entries.commentary)
  if (expected) expect(score).toMatchObject(expected)
  else expect(score).toBeNull()
})

test.each([
  ['supersedes: c-11\n', 'that replaces another'],
  ['corrects: { entry: c-11, reason: { vi: Sửa., en: Corrected. } }\n', 'that corrects another'],
])('a commentary with %j, %s, is not counted a second time', async (relation) => {
  const { content } = await readWith({
    ...commentary('10', '1200'),
    ...commentary('11', '1210'),
    ...commentary('12', '1300', relation),
  })
  expect(toScore(content.entries.commentary)?.counts).toEqual({ ...none, inside: 1, above: 1 })
})
