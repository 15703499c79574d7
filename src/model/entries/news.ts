import * as v from 'valibot'
import { coverField, instantField, sampleField } from './fields.ts'

export const newsCategories = ['thi-truong', 'doanh-nghiep', 'san-pham', 'nha-dau-tu'] as const

export const newsSchema = v.strictObject({
  category: v.pipe(
    v.picklist(newsCategories),
    v.description(
      'thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
    ),
  ),
  cover: coverField,
  publishedAt: instantField,
  sample: sampleField,
})
