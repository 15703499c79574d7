import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { chartField } from '#engine/model/entries/chart-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { coverField } from '#engine/model/entries/fields.ts'
import { newsCategories } from './codes.ts'
import { issuersField } from './issuers-field.ts'

const schema = defineFacts(
  v.strictObject({
    category: v.pipe(
      v.picklist(newsCategories),
      v.description(
        'thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
      ),
    ),
    issuers: issuersField,
    cover: coverField,
    chart: chartField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const news = defineCollection({
  schema,
  route: '/tin-tuc/$slug',
  place: { list: '/tin-tuc/tin-tuc-moi-nhat' },
  shown: ['category'],
  listed: ['category'],
  searched: [],
  reserved: ['thong-bao', 'tin-tuc-moi-nhat'],
  filters: { kind: ({ category }) => category },
})

export type NewsFacts = FactsOf<typeof news>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    news: typeof news
  }
}
