import type { Locale } from '#model/locale/locale.ts'
import type { CollectionName } from '#model/vocabulary/collection-names.ts'
import type { FactsOf } from '#features/collections.ts'
import type { PaperKind } from '#features/meetings/collection.ts'

// What the rules of disclosure ask of entries, as the checks and the compliance report read them. It helps editors to see
// what is due; it is no legal advice, and the text of the law holds.

interface RuleBase<C extends CollectionName> {
  /** Its name in reports. */
  id: string
  collection: C
  /** The entries it concerns, by values of their facts; all where nothing is said. */
  where?: Conditions<FactsOf<C>>
  /** What it asks, in a sentence. */
  says: string
  /** Where that is written. */
  source: string
}

type Conditions<Facts> = { readonly [Field in KeysOf<Facts>]?: readonly ValueOf<Facts, Field>[] }

type KeysOf<Facts> = Facts extends unknown ? keyof Facts : never
type ValueOf<Facts, Field extends PropertyKey> = Facts extends Readonly<Record<Field, infer Value>> ? Value : never

/** Fields that hold a date or a moment. */
type DateField<Facts> = {
  [Field in KeysOf<Facts>]: ValueOf<Facts, Field> extends string | undefined ? Field : never
}[KeysOf<Facts>]

/** Published within so many days or hours of a date that the entry gives. */
export interface DeadlineRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'deadline'
  from: DateField<FactsOf<C>>
  within: { days: number } | { hours: number }
}

/** Published in another language too, from a day on. */
export interface TranslationRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'translation'
  language: Locale
  since: string
}

/** The paper itself is published, whole, beside what the site says of it. */
export interface DocumentRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'document'
}

/** Papers of a meeting, published so many days before it opens. */
export interface PapersRule extends RuleBase<'meetings'> {
  kind: 'papers'
  papers: readonly PaperKind[]
  daysBefore: number
  /** How many days before they are due it is told that there are none. */
  noticeDays: number
}

/** Worth a look before it ends. */
export interface ExpiryRule<C extends CollectionName = CollectionName> extends RuleBase<C> {
  kind: 'expiry'
  ends: DateField<FactsOf<C>>
  /** How many days before the end it is told. */
  noticeDays: number
}

export type DisclosureRule =
  | PapersRule
  | {
      [C in CollectionName]: DeadlineRule<C> | TranslationRule<C> | DocumentRule<C> | ExpiryRule<C>
    }[CollectionName]

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
    says: 'Quarterly financial statements within 30 days of the end of the quarter.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'half-year-statements',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tai-chinh'], period: ['H1'] },
    from: 'periodEnd',
    within: { days: 60 },
    says: 'Reviewed half-year financial statements within 60 days of the end of June.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'yearly-statements',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tai-chinh'], period: ['FY'] },
    from: 'periodEnd',
    within: { days: 90 },
    says: 'Audited financial statements within 90 days of the end of the fiscal year.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'annual-report',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-thuong-nien'] },
    from: 'periodEnd',
    within: { days: 110 },
    says: 'The annual report within 110 days of the end of the fiscal year.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'governance-report',
    collection: 'periodic-reports',
    where: { code: ['bao-cao-tinh-hinh-quan-tri'] },
    from: 'periodEnd',
    within: { days: 30 },
    says: 'The report on corporate governance within 30 days of the end of the period.',
    source: circular96,
  },
  {
    kind: 'deadline',
    id: 'extraordinary-24h',
    collection: 'disclosures',
    where: { code: ['bat-thuong'] },
    from: 'eventAt',
    within: { hours: 24 },
    says: 'Extraordinary information within 24 hours of the event.',
    source: circular96,
  },
  {
    kind: 'papers',
    id: 'meeting-papers-21d',
    collection: 'meetings',
    papers: ['thu-moi', 'chuong-trinh', 'tai-lieu', 'to-trinh', 'du-thao-nghi-quyet', 'uy-quyen'],
    daysBefore: 21,
    noticeDays: 14,
    says: 'The papers of a general meeting at least 21 days before it opens.',
    source: circular96,
  },
  {
    ...english,
    id: 'english-periodic',
    collection: 'periodic-reports',
    since: '2025-01-01',
    says: 'Periodic disclosures in English at the same time as in Vietnamese, from 1 January 2025.',
  },
  {
    ...english,
    id: 'english-disclosures',
    collection: 'disclosures',
    since: '2026-01-01',
    says: 'All other disclosures in English at the same time as in Vietnamese, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-meetings',
    collection: 'meetings',
    since: '2026-01-01',
    says: 'General meetings in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-governance',
    collection: 'governance',
    since: '2026-01-01',
    says: 'The charter and regulations in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-shares',
    collection: 'share-management',
    since: '2026-01-01',
    says: 'Dividends, issues and other rights in English too, from 1 January 2026.',
  },
  {
    kind: 'document',
    id: 'whole-charter',
    collection: 'governance',
    where: { code: ['dieu-le'] },
    says: 'The charter is published whole, as a document.',
    source: circular121,
  },
  {
    kind: 'document',
    id: 'whole-reports',
    collection: 'periodic-reports',
    says: 'A periodic report is published whole, as a document.',
    source: circular96,
  },
  {
    kind: 'expiry',
    id: 'governance-ends',
    collection: 'governance',
    ends: 'effectiveTo',
    noticeDays: 60,
    says: 'A document of governance that ends needs one to follow it.',
    source: 'editors',
  },
  {
    kind: 'expiry',
    id: 'announcement-ends',
    collection: 'announcements',
    ends: 'expiresAt',
    noticeDays: 30,
    says: 'An announcement that ends may have to be renewed.',
    source: 'editors',
  },
]

/** Rules that need no finding, because the site cannot break them; and what sees to that. */
export const standingRules: readonly Readonly<Record<'id' | 'says' | 'source' | 'heldBy', string>>[] = [
  {
    id: 'disclosure-moment',
    says: 'The date of a disclosure is the minute at which it appears on the site.',
    source: circular96,
    heldBy: 'publishedAt carries minutes and +07:00, and may not lie in the future',
  },
  {
    id: 'five-years',
    says: 'What was disclosed stays reachable for at least five years.',
    source: circular96,
    heldBy:
      'a withdrawn entry keeps its page, with a notice; a build that would take a page or a document away says so',
  },
  {
    id: 'corrections',
    says: 'A correction says what was changed and why.',
    source: circular96,
    heldBy: '`corrects` needs a reason in each language; both pages link to each other',
  },
  {
    id: 'vietnamese-prevails',
    says: 'Where the two languages differ, the Vietnamese text holds.',
    source: circular68,
    heldBy: 'every English page of a document for shareholders says so',
  },
]
