import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Dates of a meeting that was moved, which its own text still has.

/** A meeting that was moved from 10 to 20 December. */
const moved = (body: string, move = ''): Changes => ({
  'meetings/a/entry.yaml': `year: 2026
kind: bat-thuong
recordDate: 2026-11-25
opensAt: 2026-12-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
rescheduled:
  - { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-09, announcedAt: 2026-11-18T16:00+07:00, reason: { vi: a, en: a } }
${move}publishedAt: 2026-11-05T15:35+07:00
`,
  'meetings/a/vi.md': text(body),
  'meetings/a/en.md': text('A.'),
})

test.each<[string, Changes, string[]]>([
  ['the present dates', moved('Họp ngày 20/12/2026, danh sách ngày 25/11/2026.'), []],
  [
    'the former day',
    moved('Họp ngày 10/12/2026.'),
    [
      'meetings/a/vi.md:6:10 “10/12/2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  [
    'the former record date, without a zero',
    moved('Danh sách ngày 9/11/2026.'),
    [
      'meetings/a/vi.md:6:16 “9/11/2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  ['a number that ends like it', moved('Số 19/11/2026.'), []],
  [
    'the former day in English',
    { ...moved('A.'), 'meetings/a/en.md': text('It opens on 10 December 2026.') },
    [
      'meetings/a/en.md:6:13 “10 December 2026” is a date from before the meeting was moved; write the present one, because the page shows the former one with the reason',
    ],
  ],
  [
    'a move that is announced later',
    moved(
      'A.',
      '  - { opensAt: 2026-12-11T09:00+07:00, recordDate: 2026-11-09, announcedAt: 2026-11-28T16:00+07:00, reason: { vi: a, en: a } }\n',
    ),
    ['meetings/a/entry.yaml:9:77 "rescheduled.1.announcedAt": Is ahead; the page shows the new dates from now on'],
  ],
])('a text of a meeting that was moved: %s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.filter((problem) => !/(?:warning|advice): /.test(problem))).toEqual(problems)
})
