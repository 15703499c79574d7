import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#compiler/content-fixture.ts'

// Read at 2026-11-21T08:00+07:00.
const yaml = `unit: { vi: Công nghệ, en: Technology }
type: toan-thoi-gian
place: { vi: Hà Nội, en: Hanoi }
postedOn: 2026-11-01
validThrough: 2026-11-21
apply: { email: lienhe@example.com }
publishedAt: 2026-11-01T08:30+07:00
sample: true
`
const changed = (from: string, to: string): Changes => {
  expect(yaml).toContain(from)
  return { 'jobs/a/entry.yaml': yaml.replace(from, to), 'jobs/a/vi.md': text() }
}

test.each<[string, Changes, string[]]>([
  ['a job on its last day', changed('', ''), []],
  [
    'a job that is over',
    changed('2026-11-21', '2026-11-20'),
    [
      'jobs/a/entry.yaml:5:15 warning: "validThrough": 2026-11-20 is over, and no list shows this job; set a later day, or withdraw it',
    ],
  ],
  [
    'a job that was withdrawn',
    changed(
      'validThrough: 2026-11-21\n',
      'validThrough: 2026-11-20\nstatus: withdrawn\nwithdrawal:\n  at: 2026-11-02T08:30+07:00\n  reason: { vi: a, en: a }\n',
    ),
    [],
  ],
  [
    'a job that closes before it was posted',
    changed('validThrough: 2026-11-21', 'validThrough: 2026-10-31'),
    ['jobs/a/entry.yaml:5:15 "validThrough": Must not be before postedOn, 2026-11-01'],
  ],
  [
    'no way to apply',
    changed('{ email: lienhe@example.com }', '{}'),
    ['jobs/a/entry.yaml:6:8 "apply": Must have at least one of email, phone and url'],
  ],
  [
    'an invalid email address',
    changed('lienhe@example.com', 'lienhe'),
    ['jobs/a/entry.yaml:6:17 "apply.email": Must be an email address, such as lienhe@example.com'],
  ],
  [
    'a form without HTTPS',
    changed('email: lienhe@example.com', 'url: http://example.com/'),
    ['jobs/a/entry.yaml:6:15 "apply.url": Must begin with https://'],
  ],
  [
    'a type that does not exist',
    changed('toan-thoi-gian', 'toan-thoi-gia'),
    [
      'jobs/a/entry.yaml:2:7 "type" must be one of toan-thoi-gian, ban-thoi-gian, thuc-tap, not "toan-thoi-gia". Did you mean "toan-thoi-gian"?',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
