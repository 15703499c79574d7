import * as v from 'valibot'
import { newsCategories } from '../codes.ts'
import { coverField, instantField, sampleField } from './fields.ts'

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
