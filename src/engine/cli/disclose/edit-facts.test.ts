import { expect, test } from 'vitest'
import { cancelFacts, postponeFacts, readFormerDates, stampFacts, withdrawFacts, withoutFields } from './edit-facts.ts'

const moment = '2026-11-28T16:40+07:00'

test.each([
  ['a draft', 'code: a # c\nstatus: draft\n', `code: a # c\npublishedAt: ${moment}\n`],
  [
    'a scheduled one',
    'status: scheduled # later\npublishAt: 2027-01-01T08:00+07:00\ncode: a\n',
    `code: a\npublishedAt: ${moment}\n`,
  ],
  ['one in quotes', 'status: "draft"\ncode: a\n', `code: a\npublishedAt: ${moment}\n`],
  ['one that says so twice', 'status: draft\ncode: a\nstatus: draft\n', `code: a\npublishedAt: ${moment}\n`],
  ['one with a moment', 'publishedAt: 2026-11-26T08:00+07:00\ncode: a\n', `publishedAt: ${moment}\ncode: a\n`],
  ['one without an end of line', 'code: a', `code: a\npublishedAt: ${moment}\n`],
  ['nothing', '', `publishedAt: ${moment}\n`],
  ['a status within a field', 'a:\n  status: draft\n', `a:\n  status: draft\npublishedAt: ${moment}\n`],
])('the facts of %s are stamped', (_name, facts, expected) => {
  expect(stampFacts(facts, moment)).toBe(expected)
})

test('a withdrawal has its moment and its reasons', () => {
  expect(withdrawFacts('code: a\nstatus: published\n', moment, { vi: 'Sai: "số liệu"', en: 'Wrong' })).toBe(
    `code: a\nstatus: withdrawn\nwithdrawal:\n  at: ${moment}\n  reason:\n    vi: "Sai: \\"số liệu\\""\n    en: "Wrong"\n`,
  )
})

const withdrawal = `status: withdrawn\nwithdrawal:\n  at: ${moment}\n  reason:\n    en: "Wrong"\n`
const past = '2026-11-28T08:00+07:00'

test.each([
  [
    'has appeared',
    `status: scheduled # early\npublishAt: ${past} # before the exchange opens\ncode: a\n`,
    `publishedAt: ${past} # before the exchange opens\ncode: a\n${withdrawal}`,
  ],
  [
    'appears this minute',
    `code: a\npublishAt: '${moment}'\nstatus: "scheduled"`,
    `code: a\npublishedAt: '${moment}'\n${withdrawal}`,
  ],
  [
    'appears later',
    'publishAt: 2026-11-28T16:41+07:00\nstatus: scheduled\n',
    `publishAt: 2026-11-28T16:41+07:00\n${withdrawal}`,
  ],
])('what was scheduled and %s is withdrawn', (_name, facts, expected) => {
  expect(withdrawFacts(facts, moment, { en: 'Wrong' })).toBe(expected)
})

test('a meeting that appeared at its time is moved as one that was published then', () => {
  const facts = `status: scheduled\npublishAt: ${past}\nopensAt: 2026-12-10T14:00+07:00\nrecordDate: 2026-11-10\n`
  const moved = postponeFacts(facts, {
    opensAt: '2026-12-20T14:00+07:00',
    announcedAt: moment,
    reason: { en: 'Storm' },
  })
  expect(moved).toMatch(/^publishedAt: 2026-11-28T08:00\+07:00\nopensAt: 2026-12-20/)
})

test.each([
  ['a list below', 'attachments:\n  - file: a.pdf\n    kind: x\ncode: a\n'],
  ['a list at the margin', 'attachments:\n- file: a.pdf\n  kind: x\ncode: a\n'],
  ['a list in one line', 'attachments: [{ file: a.pdf }]\ncode: a\n'],
  ['blank lines in it', 'attachments:\n  - file: a.pdf\n\n  - file: b.pdf\ncode: a\n'],
  ['nothing below', 'code: a\nattachments: []'],
])('a field with %s goes with all its lines', (_name, facts) => {
  expect(withoutFields(facts, ['attachments', 'corrects']).trim()).toBe('code: a')
})

test('a meeting that is moved keeps its dates before', () => {
  const facts = 'opensAt: 2026-12-10T14:00+07:00 # hall A\nrecordDate: 2026-11-10\nkind: bat-thuong\n'
  const change = { opensAt: '2026-12-20T14:00+07:00', announcedAt: moment, reason: { vi: 'Bão', en: 'Storm' } }
  const item = (opensAt: string, recordDate: string) =>
    `  - opensAt: ${opensAt}\n    recordDate: ${recordDate}\n    announcedAt: ${moment}\n    reason:\n      vi: "Bão"\n      en: "Storm"\n`
  const once = postponeFacts(facts, { ...change, recordDate: '2026-12-01' })
  expect(once).toBe(
    `opensAt: 2026-12-20T14:00+07:00\nrecordDate: 2026-12-01\nkind: bat-thuong\nrescheduled:\n${item('2026-12-10T14:00+07:00', '2026-11-10')}`,
  )
  const twice = postponeFacts(`${once}tags: []\n`, { ...change, opensAt: '2027-01-05T14:00+07:00' })
  expect(twice).toBe(
    `opensAt: 2027-01-05T14:00+07:00\nrecordDate: 2026-12-01\nkind: bat-thuong\nrescheduled:\n${item('2026-12-10T14:00+07:00', '2026-11-10')}${item('2026-12-20T14:00+07:00', '2026-12-01')}tags: []\n`,
  )
  expect([facts, once, twice].map(readFormerDates)).toEqual([
    undefined,
    { opensAt: '2026-12-10T14:00+07:00', recordDate: '2026-11-10' },
    { opensAt: '2026-12-20T14:00+07:00', recordDate: '2026-12-01' },
  ])
  expect(() => postponeFacts('kind: a\n', change)).toThrow(/no line "opensAt/)
})

test.each(['2026-11-28', '2026-11-10'])(
  'a record date of today, or the one before, is none that is past: %s',
  (recordDate) => {
    expect(postponeFacts(meeting, { ...later, recordDate, announcedAt: moment, reason: {} })).toContain(
      `\nrecordDate: ${recordDate}\n`,
    )
  },
)

const meeting = 'opensAt: 2026-12-10T14:00+07:00\nrecordDate: 2026-11-10\n'
const later = { opensAt: '2026-12-20T14:00+07:00' }

test.each<[string, { opensAt: string; recordDate?: string }, string, RegExp]>([
  ['a moment that is past', { opensAt: '2026-11-28T16:39+07:00' }, meeting, /16:39.* is past/],
  ['this minute', { opensAt: moment }, meeting, /is past/],
  ['the moment at which it opens', { opensAt: '2026-12-10T14:00+07:00' }, meeting, /opens then already/],
  ['a day of Vietnam', { opensAt: '15/01/2027' }, meeting, /"?15\/01\/2027"?: write a date and time/],
  ['a day that does not exist', { opensAt: '2027-02-30T14:00+07:00' }, meeting, /date and time that exist/],
  ['another field', { opensAt: '2026-12-20T14:00+07:00\nstatus: draft' }, meeting, /write a date and time/],
  ['a record date that is none', { ...later, recordDate: '$&' }, meeting, /write a day that exists/],
  [
    'a record date that is past',
    { ...later, recordDate: '2026-11-27' },
    meeting,
    /is past: .*the record date stays 10 November 2026/,
  ],
  ['a meeting that has opened', later, meeting.replace('2026-12-10', '2026-11-20'), /has opened/],
  ['a meeting that is cancelled', later, `${meeting}${withdrawal}`, /is cancelled, and cannot be moved/],
  ['a draft', later, `status: "draft"\n${meeting}`, /was not published yet/],
  [
    'a meeting that appears later',
    later,
    `status: scheduled\npublishAt: 2026-11-28T16:41+07:00\n${meeting}`,
    /was not published yet/,
  ],
])('a meeting is not moved: %s', (_name, dates, facts, message) => {
  expect(() => postponeFacts(facts, { announcedAt: moment, reason: {}, ...dates })).toThrow(message)
})

test.each<[string, string, string | RegExp]>([
  ['that was published', meeting, `${meeting}${withdrawal}`],
  [
    'that appeared at its time',
    `status: scheduled\npublishAt: ${past}\n${meeting}`,
    `publishedAt: ${past}\n${meeting}${withdrawal}`,
  ],
  [
    'that was to open this morning, and did not',
    meeting.replace('2026-12-10', '2026-11-28'),
    `${meeting.replace('2026-12-10', '2026-11-28')}${withdrawal}`,
  ],
  ['that is cancelled', `${meeting}${withdrawal}`, /cancelled already/],
  ['that was held', `${meeting}closedAt: 2026-12-10T17:00+07:00\n`, /was held/],
  ['with results', `${meeting}results:\n  present: 1\n`, /was held/],
  ['whose date stands elsewhere', 'kind: a\n', /no line "opensAt/],
  ['that is a draft', `status: draft # yet\n${meeting}`, /nothing to cancel/],
  ['that appears later', `status: scheduled\npublishAt: 2026-11-28T16:41+07:00\n${meeting}`, /nothing to cancel/],
])('a meeting is cancelled %s', (_name, facts, expected) => {
  const cancel = () => cancelFacts(facts, moment, { en: 'Wrong' })
  if (typeof expected === 'string') expect(cancel()).toBe(expected)
  else expect(cancel).toThrow(expected)
})
