import { expect, test } from 'vitest'
import { problemsOf, type Changes } from '#engine/content/content-fixture.ts'
import { ballot, both, disclosure, onRequest, report } from './disclosure-rules-fixture.ts'

// What stops a build, and what only warns.

const lock = (folder: string) => `${folder} published 2026-03-03T03:00:00.000Z\n`

test.each<[string, Changes, string]>([
  [
    'a missing English text stops the build',
    { ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')), 'disclosures/a/en.md': null },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); write en.md beside vi.md',
  ],
  [
    'a missing English document stops the build',
    both('disclosures/a', `${disclosure('2026-01-02T08:00+07:00')}${ballot.replace('both', 'vi')}`),
    'disclosures/a/entry.yaml:8:3 Has "a.pdf" and no English document beside it, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); add it under "attachments" with `language: en`',
  ],
  [
    'a missing date stops the build',
    both('disclosures/a', onRequest('2026-11-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'a missing date of ninety days ago stops the build',
    both('disclosures/a', onRequest('2026-08-23T08:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'one of a minute before stops nothing',
    both('disclosures/a', onRequest('2026-08-23T07:59+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'a date that nobody can find out any more stops nothing',
    both('disclosures/a', onRequest('2026-03-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
  [
    'late publication is a warning',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Was due by 30 April 2026, 23:59 and published at 1 May 2026, 00:00: 1 hour late (quarterly-statements: Thông tư 96/2020/TT-BTC, Điều 14, khoản 3, điểm c)',
  ],
  [
    'an unlikely date is advice',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Is on 1 May 2026, a public holiday (advice; report-on-holiday: editors)',
  ],
  [
    'a text can still be added beside what is recorded as disclosed',
    {
      ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')),
      'disclosures/a/en.md': null,
      'archive.lock': lock('disclosures/a'),
    },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 1 January 2025 (english-periodic-papers: Thông tư 96/2020/TT-BTC, Điều 5, khoản 2, điểm a); write en.md beside vi.md',
  ],
  [
    'a fact that is missing in what is recorded stops nothing',
    {
      ...both('disclosures/a', onRequest('2026-11-03T10:00+07:00').replace(/eventAt: .*\n/, '')),
      'archive.lock': lock('disclosures/a'),
    },
    'disclosures/a/entry.yaml:1:1 warning: Has no `eventAt`: the time at which the request was received, from which the 24 hours count (on-request-dated: Thông tư 96/2020/TT-BTC, Điều 12, khoản 1); write `eventAt`',
  ],
])('%s', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toContain(problem)
})
