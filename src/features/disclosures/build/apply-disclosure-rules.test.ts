import { expect, test } from 'vitest'
import { examineWith, now, problemsOf, text, type Changes } from '#compiler/content-fixture.ts'
import { toComplianceReport } from '#editor/to-compliance-report.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'

const report = (publishedAt: string, period = 'Q1', periodEnd = '2026-03-31') =>
  `code: bao-cao-tai-chinh\nfiscalYear: 2026\nperiod: ${period}\nbasis: rieng\nassurance: chua-kiem-toan\nperiodEnd: ${periodEnd}\npublishedAt: ${publishedAt}\n${attachment}`

const attachment = 'attachments:\n  - { file: a.pdf, kind: bao-cao, language: vi, title: { vi: a, en: a } }\n'

const both = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
  ...(facts.includes('a.pdf') && { [`${folder}/a.pdf`]: '%PDF-1.7\n%%EOF\n' }),
})

const announcement = (expiresAt: string) =>
  `audience: khach-hang\nseverity: khan\nrefNo: "1"\neffectiveFrom: 2026-10-01\nexpiresAt: ${expiresAt}\npublishedAt: 2026-10-01T08:00+07:00\n`

const basis = 'discloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\n'

const disclosure = (publishedAt: string) =>
  `code: dinh-ky\nrefNo: "1"\ndocumentDate: 2024-12-30\n${basis}publishedAt: ${publishedAt}\n`

const extraordinary = (publishedAt: string) =>
  `code: bat-thuong\nrefNo: "1"\ndocumentDate: 2026-03-02\neventAt: 2026-03-02T10:00+07:00\n${basis}publishedAt: ${publishedAt}\n`

const meeting = (opensAt: string, papers = '[]') =>
  `year: 2026\nkind: bat-thuong\nrecordDate: 2026-01-02\nopensAt: ${opensAt}\nplace: { vi: a, en: a }\nform: truc-tiep\npapers: ${papers}\npublishedAt: 2026-01-02T08:00+07:00\n`

const invitation = (publishedAt: string): Changes => ({
  ...both('disclosures/thu-moi', extraordinary(publishedAt).replace('bat-thuong', 'dinh-ky')),
})

test.each<[string, Changes, string[]]>([
  ['a quarter in time', both('periodic-reports/a', report('2026-04-30T23:59+07:00')), []],
  [
    'a quarter a minute late',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    [
      'late quarterly-statements publishedAt: Was due by 2026-04-30T23:59+07:00 and published at 2026-05-01T00:00+07:00: 1 hours late',
    ],
  ],
  ['a half-year in time', both('periodic-reports/a', report('2026-08-29T10:00+07:00', 'H1', '2026-06-30')), []],
  [
    'a half-year late',
    both('periodic-reports/a', report('2026-09-02T23:59+07:00', 'H1', '2026-06-30')),
    [
      'late half-year-statements publishedAt: Was due by 2026-08-29T23:59+07:00 and published at 2026-09-02T23:59+07:00: 4 days late',
    ],
  ],
  ['an event disclosed in time', both('disclosures/a', extraordinary('2026-03-03T10:00+07:00')), []],
  [
    'an event disclosed a minute late',
    both('disclosures/a', extraordinary('2026-03-03T10:01+07:00')),
    [
      'late extraordinary-24h publishedAt: Was due by 2026-03-03T10:00+07:00 and published at 2026-03-03T10:01+07:00: 1 hours late',
    ],
  ],
  [
    'documents 21 days before a meeting',
    {
      ...invitation('2026-03-10T09:00+07:00'),
      ...both('meetings/a', meeting('2026-03-31T09:00+07:00', '[{ kind: thu-moi, disclosure: thu-moi }]')),
    },
    [],
  ],
  [
    'documents a minute late',
    {
      ...invitation('2026-03-10T09:01+07:00'),
      ...both('meetings/a', meeting('2026-03-31T09:00+07:00', '[{ kind: thu-moi, disclosure: thu-moi }]')),
    },
    [
      'late meeting-documents-21d papers.0.disclosure: Was due by 2026-03-10T09:00+07:00 and published at 2026-03-10T09:01+07:00: 1 hours late',
    ],
  ],
  ['a meeting in the distant future', both('meetings/a', meeting('2026-12-31T09:00+07:00')), []],
  [
    'a meeting whose documents are due soon',
    both('meetings/a', meeting('2026-12-20T09:00+07:00')),
    ['expiring meeting-documents-21d papers: No document is published yet; they are due by 2026-11-29T09:00+07:00'],
  ],
  [
    'a meeting whose documents are overdue',
    both('meetings/a', meeting('2026-12-01T09:00+07:00')),
    ['late meeting-documents-21d papers: No document is published yet; they are due by 2026-11-10T09:00+07:00'],
  ],
  ['a meeting that is over', both('meetings/a', meeting('2026-11-01T09:00+07:00')), []],
  ['an announcement with time left', both('announcements/a', announcement('2026-12-22')), []],
  [
    'an announcement that ends in a month',
    both('announcements/a', announcement('2026-12-21')),
    ['expiring announcement-ends expiresAt: Ends on 2026-12-21, in 30 days'],
  ],
  [
    'an announcement that ends today',
    both('announcements/a', announcement('2026-11-21')),
    ['expiring announcement-ends expiresAt: Ends on 2026-11-21, in 0 days'],
  ],
  ['an announcement that is over', both('announcements/a', announcement('2026-11-20')), []],
  [
    'no English text before it was required',
    { ...both('disclosures/a', disclosure('2025-12-31T23:59+07:00')), 'disclosures/a/en.md': null },
    [],
  ],
  [
    'a charter without its document',
    both(
      'governance/a',
      'code: dieu-le\nversion: "1"\nadoptedOn: 2025-01-01\neffectiveFrom: 2025-01-01\npublishedAt: 2025-01-02T08:00+07:00\n',
    ),
    ['missing-document whole-charter : Has no document among its attachments'],
  ],
  [
    'no English text since it is required',
    { ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')), 'disclosures/a/en.md': null },
    ['missing-translation english-disclosures : Has no English text, which is required since 2026-01-01'],
  ],
])('%s', async (_case, changes, expected) => {
  const { content } = await examineWith(changes)
  const findings = applyDisclosureRules(content, now)
  expect(findings.map(({ kind, rule, field, message }) => `${kind} ${rule.id} ${field.join('.')}: ${message}`)).toEqual(
    expected,
  )
  expect(toComplianceReport(content, now)).toContain('not legal advice')
  for (const { message } of findings) expect(toComplianceReport(content, now)).toContain(message)
})

test.each<[string, Changes, string]>([
  [
    'a missing English text stops the build',
    { ...both('disclosures/a', disclosure('2026-01-01T00:00+07:00')), 'disclosures/a/en.md': null },
    'disclosures/a/entry.yaml:1:1 Has no English text, which is required since 2026-01-01 (english-disclosures: Thông tư 68/2024/TT-BTC); write en.md beside vi.md',
  ],
  [
    'late publication is a warning',
    both('periodic-reports/a', report('2026-05-01T00:00+07:00')),
    'periodic-reports/a/entry.yaml:7:14 warning: Was due by 2026-04-30T23:59+07:00 and published at 2026-05-01T00:00+07:00: 1 hours late (quarterly-statements: Thông tư 96/2020/TT-BTC)',
  ],
])('%s', async (_case, changes, problem) => {
  expect(await problemsOf(changes)).toContain(problem)
})
