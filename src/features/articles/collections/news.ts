import * as v from 'valibot'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { chartField } from '#model/entries/chart-field.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { coverField } from '#model/entries/fields.ts'
import { issuersField } from '#model/entries/issuers-field.ts'
import { listKinds } from '#model/vocabulary/list-kinds.ts'

const schema = defineFacts(
  v.strictObject({
    category: v.pipe(
      v.picklist(listKinds.news),
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
  reserved: ['thong-bao', 'tin-tuc-moi-nhat'],
  filters: { kind: ({ category }) => category },
})

export type NewsFacts = FactsOf<typeof news>
