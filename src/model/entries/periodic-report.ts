import * as v from 'valibot'
import { periodicCodes } from '../codes.ts'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { dateField } from './fields.ts'

export const periods = ['Q1', 'Q2', 'Q3', 'Q4', 'H1', 'FY'] as const
export const bases = ['rieng', 'hop-nhat'] as const

const schema = settle(
  v.strictObject({
    code: v.pipe(v.picklist(periodicCodes), v.description('The list it stands in.')),
    fiscalYear: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(2000),
      v.maxValue(2100),
      v.description('The year it covers.'),
    ),
    period: v.pipe(v.picklist(periods), v.description('Q1 to Q4, H1 (half-year) or FY (full year).')),
    basis: v.optional(v.pipe(v.picklist(bases), v.description('rieng: separate; hop-nhat: consolidated.'))),
    periodEnd: v.pipe(dateField, v.description('The last day of the period.')),
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const periodicReports: RoutedCollection<typeof schema> = {
  schema,
  route: '/bao-cao-dinh-ky/$slug',
  listOf: (facts) => toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code: facts.code }),
  unique: {
    period: { of: (facts) => [facts.code, facts.fiscalYear, facts.period, facts.basis].join(' ').trim() },
  },
}
