import * as v from 'valibot'
import { attachmentsField } from './attachments.ts'
import { coverField, instantField, sampleField } from './fields.ts'

export const platforms = ['web', 'mobile', 'quay'] as const

export const guideSchema = v.strictObject({
  platform: v.pipe(v.picklist(platforms), v.description('Where it is done: web, mobile, quay (at the counter).')),
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Its place in the list of guides, unique.')),
  cover: coverField,
  publishedAt: instantField,
  attachments: attachmentsField,
  sample: sampleField,
})
