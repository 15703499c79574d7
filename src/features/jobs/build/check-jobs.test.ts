import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

// Read at 2026-11-21T08:00+07:00.
const yaml = `unit: { vi: Công nghệ, en: Technology }
type: toan-thoi-gian
place: { vi: Hà Nội, en: Hanoi }
postedOn: 2026-11-01
validThrough: 2026-11-21
level: chuyen-vien
pay: { min: "18000000", max: "26000000", currency: VND, period: thang }
benefits: [bao-hiem-suc-khoe]
publishedAt: 2026-11-01T08:30+07:00
sample: true
`
const pay = 'pay: { min: "18000000", max: "26000000", currency: VND, period: thang }'
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
      'jobs/a/entry.yaml:5:15 warning: "validThrough": 20 November 2026 is over, and no list shows this job; set a later day, or withdraw it',
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
    ['jobs/a/entry.yaml:5:15 "validThrough": Must not be before postedOn, 1 November 2026'],
  ],
  ['a reason in place of the pay', changed(pay, 'noPay: { vi: Thoả thuận, en: By agreement }'), []],
  [
    'neither pay nor a reason',
    changed(`${pay}\n`, ''),
    ['jobs/a/entry.yaml:1:1 "pay": Is missing: give the range, or the reason for none in "noPay"'],
  ],
  [
    'both pay and a reason for none',
    changed(pay, `${pay}\nnoPay: { vi: Thoả thuận, en: By agreement }`),
    ['jobs/a/entry.yaml:8:8 "noPay": Must not be set beside "pay"; remove one of them'],
  ],
  [
    'a range from more to less',
    changed('max: "26000000"', 'max: "6000000"'),
    ['jobs/a/entry.yaml:7:30 "pay.max": Must not be less than min, 18000000'],
  ],
  [
    'pay as a number',
    changed('min: "18000000"', 'min: 18000000'),
    ['jobs/a/entry.yaml:7:13 "pay.min": Must be a quoted decimal, such as "1200.50"'],
  ],
  [
    'a level that does not exist',
    changed('level: chuyen-vien', 'level: chuyen-viem'),
    [
      'jobs/a/entry.yaml:6:8 "level" must be one of thuc-tap, moi-vao-nghe, chuyen-vien, chuyen-vien-chinh, quan-ly, not "chuyen-viem". Did you mean "chuyen-vien"?',
    ],
  ],
  ['no benefits', changed('[bao-hiem-suc-khoe]', '[]'), ['jobs/a/entry.yaml:8:11 "benefits": Must name at least one']],
  [
    'a form without HTTPS',
    changed('sample: true', 'sample: true\nform: http://example.com/'),
    ['jobs/a/entry.yaml:11:7 "form": Must begin with https://'],
  ],
  [
    'a page of careers without a section that jobs link to',
    {
      ...changed('', ''),
      'pages/co-hoi-nghe-nghiep/en.md': text('## Steps {#quy-trinh-tuyen-dung}\n\nA.\n\n## Fraud\n\nB.'),
    },
    [
      'pages/co-hoi-nghe-nghiep/en.md:1:1 Has no section that the pages of jobs link to: write "## … {#canh-giac-lua-dao}"',
    ],
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

test('a job without a desk that takes applications', async () => {
  const profile = await readFile(join(siteContent, 'profile/cong-ty/entry.yaml'), 'utf8')
  const without = profile.replace(/  - desk: tuyen-dung\n(?:    .*\n)+/, '')
  expect(without).not.toBe(profile)
  const changes = { 'jobs/a/entry.yaml': yaml, 'jobs/a/vi.md': text(), 'profile/cong-ty/entry.yaml': without }
  expect(await problemsOf(changes)).toEqual([
    'jobs/a/entry.yaml:1:1 Nobody takes applications: add the desk tuyen-dung to profile/cong-ty, or give the job a "form"',
    'pages/co-hoi-nghe-nghiep/entry.yaml:3:7 "desk": The profile of the company has no desk tuyen-dung.',
  ])
})
