import { say } from '#lib/say/message.ts'
import type { DisclosureRule } from './disclosure-rule.ts'
import { circular96 } from './legal-source.ts'

// Periodic reports: when they are due, what they must have. Days are calendar days. A securities firm owes what listed
// companies owe (Article 22, clause 1), and no term can be extended: the circular of 2015 knew extensions, this one does not.

const statements = ['bao-cao-tai-chinh'] as const
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const
const safetyRatio = ['ty-le-an-toan-tai-chinh'] as const

const halfYear = [
  { from: 'signedOn', within: { days: 5 } },
  { from: 'periodEnd', within: { days: 45, ofParentDays: 60 } },
] as const

const year = [
  { from: 'signedOn', within: { days: 10 } },
  { from: 'periodEnd', within: { days: 90 } },
] as const

export const periodicRules: readonly DisclosureRule[] = [
  {
    kind: 'deadline',
    id: 'quarterly-statements',
    collection: 'periodic-reports',
    holder: 'listed-company',
    where: { code: statements, period: quarters, assurance: ['chua-kiem-toan', 'kiem-toan'] },
    limits: [{ from: 'periodEnd', within: { days: 20, ofParentDays: 30 } }],
    requirement: say`Quarterly financial statements within 20 days of the end of the quarter; 30 days for a parent company.`,
    source: { ...circular96, article: 14, clause: 3, point: 'c' },
  },
  {
    kind: 'deadline',
    id: 'quarterly-reviewed',
    collection: 'periodic-reports',
    holder: 'listed-company',
    where: { code: statements, period: quarters, assurance: ['soat-xet'] },
    limits: [
      { from: 'signedOn', within: { days: 5 } },
      { from: 'periodEnd', within: { days: 45 } },
    ],
    requirement: say`Quarterly statements that were reviewed, if there are any, within 5 days of the signature and 45 days of the end of the quarter. They do not replace the others, unless they appear within the term of those.`,
    source: { ...circular96, article: 14, clause: 3, point: 'c' },
  },
  {
    kind: 'deadline',
    id: 'half-year-statements',
    collection: 'periodic-reports',
    holder: 'listed-company',
    where: { code: statements, period: ['H1'] },
    limits: halfYear,
    requirement: say`Half-year financial statements within 5 days of the signature of the review, at most 45 days after the end of June; 60 days for a parent company.`,
    source: { ...circular96, article: 14, clause: 2, point: 'c' },
  },
  {
    kind: 'deadline',
    id: 'yearly-statements',
    collection: 'periodic-reports',
    holder: 'public-company',
    where: { code: statements, period: ['FY'] },
    limits: year,
    requirement: say`Audited financial statements within 10 days of the signature of the audit, at most 90 days after the end of the fiscal year.`,
    source: { ...circular96, article: 10, clause: 1, point: 'c' },
  },
  {
    kind: 'assurance',
    id: 'half-year-reviewed',
    collection: 'periodic-reports',
    where: { code: statements, period: ['H1'] },
    accepted: ['soat-xet', 'kiem-toan'],
    requirement: say`Half-year financial statements are reviewed by an independent auditor.`,
    source: { ...circular96, article: 14, clause: 2 },
  },
  {
    kind: 'assurance',
    id: 'yearly-audited',
    collection: 'periodic-reports',
    where: { code: statements, period: ['FY'] },
    accepted: ['kiem-toan'],
    requirement: say`Yearly financial statements are audited.`,
    source: { ...circular96, article: 10, clause: 1 },
  },
  {
    kind: 'explanation',
    id: 'profit-explained',
    collection: 'periodic-reports',
    where: { code: statements },
    percent: 10,
    requirement: say`Statements explain a profit after tax that differs by 10 % or more from that of the same period of the year before, a loss, and a change from profit to loss or back.`,
    source: { ...circular96, article: 14, clause: 4 },
  },
  {
    kind: 'deadline',
    id: 'safety-ratio-half-year',
    collection: 'periodic-reports',
    holder: 'securities-company',
    where: { code: safetyRatio, period: ['H1'] },
    limits: halfYear,
    requirement: say`The safety ratio at 30 June together with the half-year statements, within the same days.`,
    source: { ...circular96, article: 22, clause: 2 },
  },
  {
    kind: 'deadline',
    id: 'safety-ratio-year',
    collection: 'periodic-reports',
    holder: 'securities-company',
    where: { code: safetyRatio, period: ['FY'] },
    limits: year,
    requirement: say`The safety ratio at 31 December together with the yearly statements, within the same days.`,
    source: { ...circular96, article: 22, clause: 2 },
  },
  {
    kind: 'assurance',
    id: 'safety-ratio-reviewed',
    collection: 'periodic-reports',
    where: { code: safetyRatio, period: ['H1'] },
    accepted: ['soat-xet', 'kiem-toan'],
    requirement: say`The safety ratio at 30 June is reviewed by an independent auditor.`,
    source: { ...circular96, article: 22, clause: 2 },
  },
  {
    kind: 'assurance',
    id: 'safety-ratio-audited',
    collection: 'periodic-reports',
    where: { code: safetyRatio, period: ['FY'] },
    accepted: ['kiem-toan'],
    requirement: say`The safety ratio at 31 December is audited.`,
    source: { ...circular96, article: 22, clause: 2 },
  },
  {
    kind: 'deadline',
    id: 'annual-report',
    collection: 'periodic-reports',
    holder: 'public-company',
    where: { code: ['bao-cao-thuong-nien'] },
    limits: [{ from: 'periodEnd', within: { days: 110 } }],
    requirement: say`The annual report at most 110 days after the end of the fiscal year.`,
    source: { ...circular96, article: 10, clause: 2 },
  },
  {
    kind: 'after-statements',
    id: 'annual-report-20d',
    collection: 'periodic-reports',
    holder: 'public-company',
    where: { code: ['bao-cao-thuong-nien'] },
    days: 20,
    requirement: say`The annual report within 20 days of the publication of the audited financial statements.`,
    source: { ...circular96, article: 10, clause: 2 },
  },
  {
    kind: 'deadline',
    id: 'governance-report',
    collection: 'periodic-reports',
    holder: 'public-company',
    where: { code: ['bao-cao-tinh-hinh-quan-tri'] },
    limits: [{ from: 'periodEnd', within: { days: 30 } }],
    requirement: say`The report on corporate governance within 30 days of the end of June and of December, whenever the fiscal year begins.`,
    source: { ...circular96, article: 10, clause: 4 },
  },
]
