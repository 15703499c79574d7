import * as v from 'valibot'
import { instantField, sampleField } from './fields.ts'

export const pressReleaseSchema = v.strictObject({ publishedAt: instantField, sample: sampleField })
