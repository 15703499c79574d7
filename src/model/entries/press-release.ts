import * as v from 'valibot'
import { coverField, instantField, sampleField } from './fields.ts'

export const pressReleaseSchema = v.strictObject({
  cover: coverField,
  publishedAt: instantField,
  sample: sampleField,
})
