import * as v from 'valibot'
import { attachmentsField } from './attachments.ts'
import { coverField, instantField, sampleField } from './fields.ts'

export const pressReleaseSchema = v.strictObject({
  cover: coverField,
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})
