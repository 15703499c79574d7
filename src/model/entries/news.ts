import * as v from 'valibot'
import { instantField, sampleField } from './fields.ts'

export const newsCategories = ['thi-truong', 'doanh-nghiep', 'san-pham', 'nha-dau-tu'] as const

export const newsSchema = v.strictObject({
  category: v.pipe(
    v.picklist(newsCategories),
    v.description(
      'thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
    ),
  ),
  publishedAt: instantField,
  sample: sampleField,
})
