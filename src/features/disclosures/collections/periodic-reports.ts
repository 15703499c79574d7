import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { appearsAt, commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, reference } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { periodicCodes } from './codes.ts'

const periods = ['Q1', 'Q2', 'H1', 'Q3', 'Q4', 'FY'] as const
export type Period = (typeof periods)[number]

export const bases = ['rieng', 'hop-nhat'] as const
export type Basis = (typeof bases)[number]

const assurances = ['chua-kiem-toan', 'soat-xet', 'kiem-toan'] as const
export type Assurance = (typeof assurances)[number]

/** Changes that a report explains beside its figures. */
const explanationReasons = ['loi-nhuan', 'lo', 'kiem-toan'] as const
export type ExplanationReason = (typeof explanationReasons)[number]

const lastDays: Readonly<Record<Period, string>> = {
  Q1: '03-31',
  Q2: '06-30',
  H1: '06-30',
  Q3: '09-30',
  Q4: '12-31',
  FY: '12-31',
}

const firstDays: Readonly<Record<Period, string>> = {
  Q1: '01-01',
  Q2: '04-01',
  H1: '01-01',
  Q3: '07-01',
  Q4: '10-01',
  FY: '01-01',
}

/** The first day of a period. */
export function toPeriodStart({ fiscalYear, period }: { fiscalYear: number; period: Period }): string {
  return `${fiscalYear}-${firstDays[period]}`
}

/** The last day of a period: fiscal years are calendar years. */
export function toPeriodEnd({ fiscalYear, period }: { fiscalYear: number; period: Period }): string {
  return `${fiscalYear}-${lastDays[period]}`
}

const fields = v.strictObject({
  code: v.pipe(
    v.picklist(periodicCodes),
    v.description(
      'The kind of report, which is also its list. bao-cao-tai-chinh: financial statements; bao-cao-thuong-nien: annual report; ' +
        'bao-cao-tinh-hinh-quan-tri: governance report; ty-le-an-toan-tai-chinh: financial safety ratio.',
    ),
  ),
  fiscalYear: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2000),
    v.maxValue(2100),
    v.description('The fiscal year, which is a calendar year: 2026.'),
  ),
  period: v.pipe(v.picklist(periods), v.description('Q1 to Q4, H1 (half-year) or FY (full year).')),
  basis: v.optional(
    v.pipe(
      v.picklist(bases),
      v.description('rieng: separate; hop-nhat: consolidated. Only for financial statements, which need it.'),
    ),
  ),
  assurance: v.optional(
    v.pipe(
      v.picklist(assurances),
      v.description(
        'chua-kiem-toan: neither audited nor reviewed; soat-xet: reviewed; kiem-toan: audited. Only for financial statements and safety ratios, which need it.',
      ),
    ),
  ),
  auditor: v.optional(
    v.pipe(
      localizedText(120),
      v.description(
        'The firm that reviewed or audited it, in each language. Required with soat-xet and kiem-toan, and only then.',
      ),
    ),
  ),
  signedOn: v.optional(
    v.pipe(
      dateField,
      v.description(
        'The day on which the auditor signed the review or the audit: 2026-08-12. Terms of publication run from it. Required with soat-xet and kiem-toan, and only then.',
      ),
    ),
  ),
  explains: v.optional(
    v.pipe(
      v.array(v.picklist(explanationReasons)),
      v.minLength(1, 'Must contain a reason; without one, remove the field'),
      v.description(
        'What the firm explains with the statements. loi-nhuan: profit after tax that differs by 10 % or more from the same period of the year before; ' +
          'lo: a loss, or a change from profit to loss or back; kiem-toan: a difference of 5 % or more before and after review or audit. ' +
          'It needs an attachment of kind giai-trinh, or explainedIn.',
      ),
    ),
  ),
  explainedIn: v.optional(
    v.pipe(
      reference('disclosures'),
      v.description('The slug of the disclosure that is the explanation, where it is not attached here.'),
    ),
  ),
  periodEnd: v.pipe(dateField, v.description('The last day of the period: 2026-06-30 for Q2 and H1 of 2026.')),
  attachments: attachmentsField,
  ...commonFields,
})

type Fields = v.InferOutput<typeof fields>

const hasBasis = ({ code }: Fields) => code === 'bao-cao-tai-chinh'
const hasAssurance = ({ code }: Fields) => code === 'bao-cao-tai-chinh' || code === 'ty-le-an-toan-tai-chinh'
const isExplained = ({ attachments = [], explainedIn }: Fields) =>
  explainedIn !== undefined || attachments.some(({ kind }) => kind === 'giai-trinh')
const isAssured = ({ assurance }: Fields) => assurance === 'soat-xet' || assurance === 'kiem-toan'

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['basis', 'code'],
      (facts) => (facts.basis !== undefined) === hasBasis(facts),
      (facts) =>
        hasBasis(facts)
          ? 'Is missing: financial statements are "rieng" (separate) or "hop-nhat" (consolidated)'
          : 'Is only for `code: bao-cao-tai-chinh`; remove it',
    ),
    checkFields(
      ['assurance', 'code'],
      (facts) => (facts.assurance !== undefined) === hasAssurance(facts),
      (facts) =>
        hasAssurance(facts)
          ? `Is missing: write one of ${assurances.join(', ')}`
          : 'Is only for financial statements and safety ratios; remove it',
    ),
    checkFields(
      ['auditor', 'assurance'],
      (facts) => (facts.auditor !== undefined) === isAssured(facts),
      (facts) =>
        isAssured(facts)
          ? `Is missing: it is required with \`assurance: ${facts.assurance}\``
          : 'Is only for reports that were reviewed or audited; remove it, or correct `assurance`',
    ),
    checkFields(
      ['signedOn', 'assurance'],
      (facts) => (facts.signedOn !== undefined) === isAssured(facts),
      (facts) =>
        isAssured(facts)
          ? `Is missing: with \`assurance: ${facts.assurance}\`, the day on which the auditor signed, such as ${facts.publishedAt?.slice(0, 'yyyy-mm-dd'.length) ?? '2026-08-12'}`
          : 'Is only for reports that were reviewed or audited; remove it, or correct `assurance`',
    ),
    checkFields(
      ['signedOn', 'periodEnd'],
      ({ signedOn, periodEnd }) => signedOn === undefined || signedOn > periodEnd,
      ({ periodEnd }) => `Must be after the end of the period, ${periodEnd}`,
    ),
    checkFields(
      ['signedOn', 'publishedAt', 'publishAt'],
      (facts) => facts.signedOn === undefined || facts.signedOn <= appearsAt(facts),
      'Must not be after the day of publication',
    ),
    checkFields(
      ['explains', 'explainedIn', 'attachments'],
      (facts) => facts.explains === undefined || isExplained(facts),
      'Needs the explanation: attach it with `kind: giai-trinh`, or name its disclosure in `explainedIn`',
    ),
    checkFields(
      ['explains', 'explainedIn', 'attachments'],
      (facts) => facts.explains !== undefined || !isExplained(facts),
      `Is missing: an explanation is attached or named; write what it explains, one or more of ${explanationReasons.join(', ')}`,
    ),
    checkFields(
      ['periodEnd', 'period', 'fiscalYear'],
      (facts) => facts.periodEnd === toPeriodEnd(facts),
      (facts) => `Must be ${toPeriodEnd(facts)}, the last day of ${facts.period} ${facts.fiscalYear}`,
    ),
    checkFields(
      ['publishedAt', 'periodEnd'],
      ({ publishedAt, periodEnd }) => publishedAt === undefined || publishedAt > periodEnd,
      ({ periodEnd }) => `Must not be before the end of the period, ${periodEnd}`,
    ),
  ),
)

export const periodicReports = defineCollection({
  schema,
  route: '/bao-cao-dinh-ky/$slug',
  place: { page: '/quan-he-co-dong/bao-cao-dinh-ky' },
  shown: ['code', 'fiscalYear', 'period', 'basis', 'assurance', 'auditor', 'signedOn', 'explains', 'periodEnd'],
  listed: ['code'],
  searched: ['period', 'auditor'],
  isArchived: true,
  listOf: ({ code }) => toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code }),
  unique: {
    period: {
      of: (facts) => [facts.code, facts.fiscalYear, facts.period, facts.basis].join(' ').trim(),
      isSharedByVersions: true,
    },
  },
  filters: {
    kind: ({ code }) => code,
    year: ({ fiscalYear }) => String(fiscalYear),
  },
})

export type PeriodicReportFacts = FactsOf<typeof periodicReports>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    'periodic-reports': typeof periodicReports
  }
}
