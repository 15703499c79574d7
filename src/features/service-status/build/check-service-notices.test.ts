import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Read at 2026-11-21T08:00+07:00.
const yaml = `kind: su-co
impact: mot-phan
services: [giao-dich-web]
startsAt: 2026-11-21T07:00+07:00
updates:
  - at: 2026-11-21T07:30+07:00
    text: { vi: Đang xử lý., en: We are working on it. }
publishedAt: 2026-11-21T07:05+07:00
`
const notice = (facts: string, slug = 'a'): Changes => ({
  [`service-notices/${slug}/entry.yaml`]: facts,
  [`service-notices/${slug}/vi.md`]: text(''),
  [`service-notices/${slug}/en.md`]: text('', 'title: Title\nsummary: Summary.'),
})
const changed = (from: string, to: string): Changes => {
  expect(yaml).toContain(from)
  return notice(yaml.replace(from, to))
}
const at = (line: number, column: number) => `service-notices/a/entry.yaml:${line}:${column}`

test.each<[string, Changes, string[]]>([
  ['a notice that is kept', notice(yaml), []],
  [
    'a failure that is still to come',
    notice(
      yaml.replace('startsAt: 2026-11-21T07:00', 'startsAt: 2026-11-21T19:00').replace(/updates:[^]*text.*\n/, ''),
    ),
    [`${at(4, 11)} "startsAt": Is still to come; what is planned has "kind: bao-tri" and "endsAt"`],
  ],
  [
    'an update before the start',
    changed('07:30', '06:59'),
    [`${at(6, 9)} "updates.0.at": Must not be before startsAt, 21 November 2026, 07:00`],
  ],
  [
    'an update of planned work before its start',
    notice(
      yaml
        .replace('su-co', 'bao-tri')
        .replace(
          'startsAt: 2026-11-21T07:00+07:00',
          'startsAt: 2026-11-22T20:00+07:00\nendsAt: 2026-11-23T04:00+07:00',
        ),
    ),
    [],
  ],
  ['an update that is still to come', changed('07:30', '08:01'), [`${at(6, 9)} "updates.0.at": Is still to come`]],
  [
    'an update after the end',
    notice(`${yaml}resolvedAt: 2026-11-21T07:20+07:00\n`),
    [`${at(6, 9)} "updates.0.at": Must not be after resolvedAt, 21 November 2026, 07:20`],
  ],
  [
    'an end that is still to come',
    notice(`${yaml}resolvedAt: 2026-11-21T09:00+07:00\n`),
    [`${at(9, 13)} "resolvedAt": Is still to come; say when it is expected to end in "endsAt"`],
  ],
  [
    'an end before the start',
    notice(`${yaml}resolvedAt: 2026-11-21T06:00+07:00\n`),
    [`${at(9, 13)} "resolvedAt": Must not be before startsAt`],
  ],
  [
    'an expected end before the start',
    notice(`${yaml}endsAt: 2026-11-21T06:00+07:00\n`),
    [`${at(9, 9)} "endsAt": Must be after startsAt`],
  ],
  [
    'maintenance without an expected end',
    changed('su-co', 'bao-tri'),
    [`${at(1, 1)} "endsAt": Is missing: maintenance says when it ends`],
  ],
  [
    'a notice of which nothing has been said for a day',
    notice(yaml.replaceAll('2026-11-21', '2026-11-20')),
    [
      `${at(6, 3)} warning: Nothing has been said of it for a day: add an update, or say in "resolvedAt" when it was over`,
    ],
  ],
  [
    'a notice in one language',
    { 'service-notices/a/entry.yaml': yaml, 'service-notices/a/vi.md': text('') },
    [`${at(1, 1)} Has no text in en: every notice needs one`],
  ],
  [
    'two notices of one kind on one service at one time',
    { ...notice(yaml), ...notice(yaml, 'b') },
    [
      'service-notices/b/entry.yaml:4:11 warning: Is at the same time as service-notices/a, of the same kind and for the same service: make them one',
    ],
  ],
  [
    'two notices on other services',
    { ...notice(yaml), ...notice(yaml.replace('[giao-dich-web]', '[tong-dai]'), 'b') },
    [],
  ],
  [
    'a service that does not exist',
    changed('[giao-dich-web]', '[giao-dich-wep]'),
    [
      `${at(3, 12)} "services.0" must be one of website, bang-gia, giao-dich-web, giao-dich-ung-dung, chuyen-tien, mo-tai-khoan, tong-dai, not "giao-dich-wep". Did you mean "giao-dich-web"?`,
    ],
  ],
  [
    'a confirmation that is still to come',
    { 'pages/ho-tro/tinh-trang-dich-vu/entry.yaml': 'order: 48\nservicesConfirmedAt: 2026-11-21T08:01+07:00\n' },
    ['pages/ho-tro/tinh-trang-dich-vu/entry.yaml:2:22 "servicesConfirmedAt": Is still to come'],
  ],
  [
    'a confirmation on another page',
    { 'pages/ho-tro/theo-doi/entry.yaml': 'order: 60\nservicesConfirmedAt: 2026-11-20T08:01+07:00\n' },
    ['pages/ho-tro/theo-doi/entry.yaml:2:22 "servicesConfirmedAt": This page does not show it; remove it'],
  ],
])('%s', async (_case, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems)
})
