import { text, type Changes } from '#engine/content/content-fixture.ts'

// An entry of each collection, for tests of checks between several of its fields.

const attachments =
  'attachments:\n  - { file: a.csv, kind: bao-cao, language: both, title: { vi: Báo cáo, en: Report } }\n'

export const entryOf = (folder: string, facts: string): Changes => ({
  [`${folder}/entry.yaml`]: facts,
  [`${folder}/vi.md`]: text(),
  [`${folder}/en.md`]: text(),
})

export const reportFacts = `code: bao-cao-tai-chinh
fiscalYear: 2026
period: H1
basis: rieng
assurance: soat-xet
auditor: { vi: Đơn vị kiểm toán minh hoạ A, en: Illustrative Audit Firm A }
periodEnd: 2026-06-30
signedOn: 2026-08-12
publishedAt: 2026-08-14T10:00+07:00
`

export const report = (from: string | RegExp = '', to = '', name = 'a'): Changes => ({
  ...entryOf(`periodic-reports/${name}`, `${reportFacts.replace(from, to)}${attachments}`),
  [`periodic-reports/${name}/a.csv`]: 'a,b\n1,2\n',
})

const disclosureFacts = `code: bat-thuong
refNo: 01/2026
documentDate: 2026-10-08
eventAt: 2026-10-08T09:00+07:00
discloser: { vi: a, en: a }
legalBasis: { vi: a, en: a }
publishedAt: 2026-10-08T17:30+07:00
`

export const disclosure = (from = '', to = '') => entryOf('disclosures/a', disclosureFacts.replace(from, to))

export const shareFacts = `kind: co-tuc
exDate: 2026-05-14
recordDate: 2026-05-15
payDate: 2026-06-10
publishedAt: 2026-04-24T10:00+07:00
`

export const dividend = 'dividend: { fiscalYear: 2025, form: tien, rate: "5" }\n'

export const share = (from = '', to = '') => entryOf('share-management/a', `${shareFacts}${dividend}`.replace(from, to))

export const missing = 'warning: "publishedAt": Is missing: when it appears on the site, such as 2026-10-12T08:30+07:00'
