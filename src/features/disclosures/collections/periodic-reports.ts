import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts, isByAppearance } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, reference, yearField } from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
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

const lastMonths: Readonly<Record<Period, number>> = { Q1: 3, Q2: 6, H1: 6, Q3: 9, Q4: 12, FY: 12 }
const lengths: Readonly<Record<Period, number>> = { Q1: 3, Q2: 3, H1: 6, Q3: 3, Q4: 3, FY: 12 }

/** The first day of the period that ends on a day. */
export function toPeriodStart({ period, periodEnd }: { period: Period; periodEnd: string }): string {
  return toDay(Number(periodEnd.slice(0, 'yyyy'.length)), monthOf(periodEnd) - lengths[period], 1)
}

/**
 * The last day of a period. A fiscal year has the number of the calendar year in which it begins, in January unless another
 * month is given.
 */
export function toPeriodEnd(
  { fiscalYear, period }: { fiscalYear: number; period: Period },
  startMonth: FiscalYearStart = 1,
): string {
  // The day before the first of the next month.
  return toDay(fiscalYear, startMonth - 1 + lastMonths[period], 0)
}

/** The month in which a fiscal year begins, with a quarter. */
export type FiscalYearStart = 1 | 4 | 7 | 10

function monthOf(day: string): number {
  return Number(day.slice('yyyy-'.length, 'yyyy-mm'.length))
}

/** @param month from 0, and beyond 11 for later years */
function toDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 'yyyy-mm-dd'.length)
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
    yearField,
    v.description(
      'The fiscal year: 2026. One that does not begin in January has the number of the year in which it begins.',
    ),
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

const appearsAfterPeriod = (field: 'publishedAt' | 'publishAt') =>
  checkFields<Fields>(
    [field, 'periodEnd'],
    ({ [field]: moment, periodEnd }) => moment === undefined || moment.slice(0, periodEnd.length) > periodEnd,
    ({ periodEnd }) => say`Must be after the last day of the period, ${periodEnd}`,
  )

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['basis', 'code'],
      (facts) => (facts.basis !== undefined) === hasBasis(facts),
      (facts) =>
        hasBasis(facts)
          ? say`Is missing: financial statements are "rieng" (separate) or "hop-nhat" (consolidated)`
          : say`Is only for \`code: bao-cao-tai-chinh\`; remove it`,
    ),
    checkFields(
      ['assurance', 'code'],
      (facts) => (facts.assurance !== undefined) === hasAssurance(facts),
      (facts) =>
        hasAssurance(facts)
          ? say`Is missing: write one of ${assurances.join(', ')}`
          : say`Is only for financial statements and safety ratios; remove it`,
    ),
    checkFields(
      ['auditor', 'assurance'],
      (facts) => (facts.auditor !== undefined) === isAssured(facts),
      (facts) =>
        isAssured(facts)
          ? say`Is missing: it is required with \`assurance: ${facts.assurance}\``
          : say`Is only for reports that were reviewed or audited; remove it, or correct \`assurance\``,
    ),
    checkFields(
      ['signedOn', 'assurance'],
      (facts) => (facts.signedOn !== undefined) === isAssured(facts),
      (facts) =>
        isAssured(facts)
          ? say`Is missing: with \`assurance: ${facts.assurance}\`, the day on which the auditor signed, such as ${typed(facts.publishedAt?.slice(0, 'yyyy-mm-dd'.length) ?? '2026-08-12')}`
          : say`Is only for reports that were reviewed or audited; remove it, or correct \`assurance\``,
    ),
    checkFields(
      ['signedOn', 'periodEnd'],
      ({ signedOn, periodEnd }) => signedOn === undefined || signedOn > periodEnd,
      ({ periodEnd }) => say`Must be after the end of the period, ${periodEnd}`,
    ),
    checkFields(
      ['signedOn', 'publishedAt', 'publishAt'],
      (facts) => facts.signedOn === undefined || isByAppearance(facts.signedOn, facts),
      say`Must not be after the day of publication`,
    ),
    checkFields(
      ['explains', 'explainedIn', 'attachments'],
      (facts) => facts.explains === undefined || isExplained(facts),
      say`Needs the explanation: attach it with \`kind: giai-trinh\`, or name its disclosure in \`explainedIn\``,
    ),
    checkFields(
      ['explains', 'explainedIn', 'attachments'],
      (facts) => facts.explains !== undefined || !isExplained(facts),
      say`Is missing: an explanation is attached or named; write what it explains, one or more of ${explanationReasons.join(', ')}`,
    ),
    appearsAfterPeriod('publishedAt'),
    appearsAfterPeriod('publishAt'),
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
