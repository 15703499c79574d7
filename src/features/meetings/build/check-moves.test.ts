import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

/** A notice of a meeting, and the meeting as it is now, on 20 December 2026. */
const meeting = (announces: string, { body = 'A.', rescheduled = '' } = {}): Changes => ({
  'disclosures/b/entry.yaml': `code: dinh-ky\nrefNo: 1/2026\ndocumentDate: 2026-11-01\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n${announces}publishedAt: 2026-11-05T09:00+07:00\n`,
  'disclosures/b/vi.md': text(body),
  'disclosures/b/en.md': text(),
  'meetings/a/entry.yaml': `year: 2026
kind: bat-thuong
recordDate: 2026-11-25
opensAt: 2026-12-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
papers: [{ kind: thu-moi, disclosure: b }]
${rescheduled}publishedAt: 2026-11-05T15:35+07:00
`,
  'meetings/a/vi.md': text('A.'),
  'meetings/a/en.md': text('A.'),
})

/** A correction of the notice, which the meeting names too. */
const corrected = (first: string, correction: string): Changes => {
  const changes = meeting(first)
  return {
    ...changes,
    'disclosures/c/entry.yaml': `code: dinh-ky\nrefNo: 2/2026\ndocumentDate: 2026-11-01\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n${correction}corrects: { entry: b, reason: { vi: a, en: a } }\npublishedAt: 2026-11-06T09:00+07:00\n`,
    'disclosures/c/vi.md': text(),
    'disclosures/c/en.md': text(),
    'meetings/a/entry.yaml': String(changes['meetings/a/entry.yaml']).replace(
      'disclosure: b }',
      'disclosure: b }, { kind: thu-moi, disclosure: c }',
    ),
  }
}

const former =
  'rescheduled:\n  - { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-09, announcedAt: 2026-11-18T16:00+07:00, reason: { vi: a, en: a } }\n'
const cancelled = 'status: withdrawn\nwithdrawal: { at: 2026-11-19T10:00+07:00, reason: { vi: a, en: a } }\n'
const rest =
  'and nothing says that the meeting was moved; add the dates before to `rescheduled`, with the reason and when it was announced'
const unread =
  'meetings/a/entry.yaml:4:10 warning: "opensAt": 20 December 2026, 14:00: The text of no notice names this day (disclosures/b). If the meeting was moved, add the dates before to `rescheduled`; if only the document has the day, new notices may say it under `announces`'

test.each<[string, Changes, string[]]>([
  [
    'cancelled, with the dates that were announced',
    meeting('announces: { opensAt: 2026-12-20T14:00+07:00, recordDate: 2026-11-25 }\n', { rescheduled: cancelled }),
    [],
  ],
  [
    'cancelled, and another hour since',
    meeting('announces: { opensAt: 2026-12-20T09:00+07:00 }\n', { rescheduled: cancelled }),
    [
      'meetings/a/entry.yaml:4:10 "opensAt": disclosures/b announced 20 December 2026, 09:00, and the meeting is cancelled: write that date again; a meeting that takes place after all is an entry of its own',
    ],
  ],
  [
    'cancelled, and another day since, which no notice has as a fact',
    meeting('', { body: 'Ngày 10/12/2026.', rescheduled: cancelled }),
    [
      'meetings/a/entry.yaml:4:10 warning: "opensAt": 20 December 2026, 14:00: The text of no notice names this day (disclosures/b), and the meeting is cancelled. If its date was changed since, write the announced one again',
    ],
  ],
  [
    'moved after it was cancelled',
    meeting('announces: { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-09 }\n', {
      rescheduled: `${former.replace('2026-11-18T16:00', '2026-11-20T16:00')}${cancelled}`,
    }),
    [
      'meetings/a/entry.yaml:9:77 "rescheduled.0.announcedAt": The meeting was cancelled at 19 November 2026, 10:00, and cannot be moved after that. Remove this, and write the dates of then again; one that takes place after all is an entry of its own',
    ],
  ],
  ['what was announced', meeting('announces: { opensAt: 2026-12-20T14:00+07:00, recordDate: 2026-11-25 }\n'), []],
  [
    'another hour, with nothing said',
    meeting('announces: { opensAt: 2026-12-20T09:00+07:00 }\n'),
    [`meetings/a/entry.yaml:4:10 "opensAt": disclosures/b announced 20 December 2026, 09:00, ${rest}`],
  ],
  [
    'another record date, with nothing said',
    meeting('announces: { recordDate: 2026-11-09 }\n'),
    [`meetings/a/entry.yaml:3:13 "recordDate": disclosures/b announced 9 November 2026, ${rest}`],
  ],
  [
    'moved, as the meeting says',
    meeting('announces: { opensAt: 2026-12-10T09:00+07:00, recordDate: 2026-11-09 }\n', { rescheduled: former }),
    [],
  ],
  [
    'a mistake that a correction says anew',
    corrected('announces: { recordDate: 2026-11-09 }\n', 'announces: { recordDate: 2026-11-25 }\n'),
    [],
  ],
  [
    'a correction of something else',
    corrected('announces: { recordDate: 2026-11-09 }\n', 'announces: { opensAt: 2026-12-20T14:00+07:00 }\n'),
    [`meetings/a/entry.yaml:3:13 "recordDate": disclosures/b announced 9 November 2026, ${rest}`],
  ],
  [
    'a correction that is wrong itself',
    corrected('announces: { recordDate: 2026-11-09 }\n', 'announces: { recordDate: 2026-11-10 }\n'),
    [`meetings/a/entry.yaml:3:13 "recordDate": disclosures/c announced 10 November 2026, ${rest}`],
  ],
  ['a text with the day', meeting('', { body: 'Họp ngày 20/12/2026.' }), []],
  ['a text with the day before the move', meeting('', { body: 'Họp ngày 10/12/2026.', rescheduled: former }), []],
  ['a text with another day', meeting('', { body: 'Họp ngày 10/12/2026.' }), [unread]],
  ['a text whose number ends like the day', meeting('', { body: 'Số 120/12/2026 và 20/12/20261.' }), [unread]],
])('%s', async (_case, changes, problems) => {
  const found = await problemsOf(changes)
  expect(found.filter((problem) => !/meeting-|advice: /.test(problem))).toEqual(problems)
})
