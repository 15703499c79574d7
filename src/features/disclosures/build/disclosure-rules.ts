import type { DisclosureRule } from './disclosure-rule.ts'

// The rules of disclosure, for the checks and the compliance report. They help editors to see what is due. They are no
// legal advice: the text of the law applies.

const circular96 = 'Thông tư 96/2020/TT-BTC'
const circular68 = 'Thông tư 68/2024/TT-BTC'
const circular121 = 'Thông tư 121/2020/TT-BTC'

const english = {
  kind: 'translation',
  language: 'en',
  source: circular68,
} as const

export const disclosureRules: readonly DisclosureRule[] = [
  {
    kind: 'deadline',
    id: 'quarterly-statements',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tai-chinh'], period: ['Q1', 'Q2', 'Q3', 'Q4'] },
    from: 'periodEnd',
    within: { days: 30 },
    requirement: 'Quarterly financial statements within 30 days of the end of the quarter.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'half-year-statements',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tai-chinh'], period: ['H1'] },
    from: 'periodEnd',
    within: { days: 60 },
    requirement: 'Reviewed half-year financial statements within 60 days of the end of June.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'yearly-statements',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tai-chinh'], period: ['FY'] },
    from: 'periodEnd',
    within: { days: 90 },
    requirement: 'Audited financial statements within 90 days of the end of the fiscal year.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'annual-report',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-thuong-nien'] },
    from: 'periodEnd',
    within: { days: 110 },
    requirement: 'The annual report within 110 days of the end of the fiscal year.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'governance-report',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tinh-hinh-quan-tri'] },
    from: 'periodEnd',
    within: { days: 30 },
    requirement: 'The report on corporate governance within 30 days of the end of the period.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'extraordinary-24h',
    collection: 'disclosures',
    where: { code: ['bat-thuong'] },
    from: 'eventAt',
    within: { hours: 24 },
    requirement: 'Extraordinary information within 24 hours of the event.',
    source: circular96,
  },
  {
    kind: 'meeting-documents',
    id: 'meeting-documents-21d',
    collection: 'meetings',
    documents: ['thu-moi', 'chuong-trinh', 'tai-lieu', 'to-trinh', 'du-thao-nghi-quyet', 'uy-quyen'],
    daysBefore: 21,
    noticeDays: 14,
    requirement: 'The documents of a general meeting at least 21 days before it opens.',
    source: circular96,
  },
  {
    ...english,
    id: 'english-periodic',
    collection: 'periodic-reports',
    since: '2025-01-01',
    requirement: 'Periodic disclosures in English at the same time as in Vietnamese, from 1 January 2025.',
  },
  {
    ...english,
    id: 'english-disclosures',
    collection: 'disclosures',
    since: '2026-01-01',
    requirement: 'All other disclosures in English at the same time as in Vietnamese, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-meetings',
    collection: 'meetings',
    since: '2026-01-01',
    requirement: 'General meetings in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-governance',
    collection: 'governance',
    since: '2026-01-01',
    requirement: 'The charter and regulations in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-shares',
    collection: 'share-management',
    since: '2026-01-01',
    requirement: 'Dividends, issues and other rights in English too, from 1 January 2026.',
  },
  {
    kind: 'document',
    id: 'whole-charter',
    collection: 'governance',
    where: { code: ['dieu-le'] },
    requirement: 'The full charter, attached as a document.',
    source: circular121,
  },
  {
    kind: 'document',
    id: 'whole-reports',
    collection: 'periodic-reports',
    requirement: 'Each full periodic report, attached as a document.',
    source: circular96,
  },
  {
    kind: 'expiry',
    id: 'governance-ends',
    collection: 'governance',
    ends: 'effectiveTo',
    noticeDays: 60,
    requirement: 'A governance document that ends needs a new version.',
    source: 'editors',
  },
  {
    kind: 'expiry',
    id: 'announcement-ends',
    collection: 'announcements',
    ends: 'expiresAt',
    noticeDays: 30,
    requirement: 'An announcement that ends may have to be renewed.',
    source: 'editors',
  },
]

/** Rules that the site always meets, and how it ensures that. */
export const guaranteedRules: readonly Readonly<Record<'id' | 'requirement' | 'source' | 'ensuredBy', string>>[] = [
  {
    id: 'disclosure-moment',
    requirement: 'The date of a disclosure is the minute at which it appears on the site.',
    source: circular96,
    ensuredBy: 'publishedAt has minutes and +07:00, and must not be in the future',
  },
  {
    id: 'five-years',
    requirement: 'Disclosures stay available for at least five years.',
    source: circular96,
    ensuredBy:
      'a withdrawn entry keeps its page, with a notice; a build reports each page or document that it would remove',
  },
  {
    id: 'corrections',
    requirement: 'A correction says what was changed and why.',
    source: circular96,
    ensuredBy: '`corrects` needs a reason in each language; the two pages link to each other',
  },
  {
    id: 'vietnamese-prevails',
    requirement: 'If the two languages differ, the Vietnamese text applies.',
    source: circular68,
    ensuredBy: 'every English page of a document for shareholders contains this statement',
  },
]
