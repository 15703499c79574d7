import * as v from 'valibot'
import { disclosureCodes, governanceCodes, meetingCodes, periodicCodes } from '../codes.ts'
import { attachmentsField } from './attachments.ts'
import { dateField, instantField, sampleField, text } from './fields.ts'

export const periods = ['Q1', 'Q2', 'Q3', 'Q4', 'H1', 'FY'] as const
export const bases = ['rieng', 'hop-nhat'] as const
export const shareKinds = ['co-tuc', 'phat-hanh', 'co-cau-co-dong', 'luu-ky'] as const

export const periodicReportSchema = v.strictObject({
  code: v.pipe(v.picklist(periodicCodes), v.description('The list it stands in.')),
  fiscalYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100), v.description('The year it covers.')),
  period: v.pipe(v.picklist(periods), v.description('Q1 to Q4, H1 (half-year) or FY (full year).')),
  basis: v.optional(v.pipe(v.picklist(bases), v.description('rieng: separate; hop-nhat: consolidated.'))),
  periodEnd: v.pipe(dateField, v.description('The last day of the period.')),
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})

export const disclosureSchema = v.strictObject({
  code: v.pipe(
    v.picklist(disclosureCodes),
    v.description('dinh-ky: periodic; bat-thuong: extraordinary; theo-yeu-cau: on request.'),
  ),
  meeting: v.optional(
    v.pipe(v.picklist(meetingCodes), v.description('Only for papers of a general meeting of shareholders.')),
  ),
  refNo: v.pipe(text(40), v.description('The reference number of the paper, unique.')),
  documentDate: v.pipe(dateField, v.description('The date the paper carries.')),
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})

export const governanceSchema = v.strictObject({
  code: v.pipe(
    v.picklist(governanceCodes),
    v.description('dieu-le: charter; quy-che: regulations; chinh-sach: policies.'),
  ),
  version: v.pipe(text(20), v.description('As printed on the document, quoted: "2.0".')),
  adoptedOn: v.pipe(dateField, v.description('The day it was adopted.')),
  effectiveFrom: v.pipe(dateField, v.description('The first day in force.')),
  effectiveTo: v.optional(v.pipe(dateField, v.description('The last day in force, for a version that was replaced.'))),
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})

export const shareManagementSchema = v.strictObject({
  kind: v.pipe(
    v.picklist(shareKinds),
    v.description('co-tuc: dividend; phat-hanh: issuance; co-cau-co-dong: shareholder structure; luu-ky: depository.'),
  ),
  exDate: v.optional(v.pipe(dateField, v.description('Ex-rights date.'))),
  recordDate: v.optional(v.pipe(dateField, v.description('Record date, after exDate.'))),
  payDate: v.optional(v.pipe(dateField, v.description('Payment date, after recordDate.'))),
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})
