import * as v from 'valibot'
import { newsCategories } from '#model/entries/codes.ts'
import { toHref } from '#model/urls/href.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, settle } from '#model/entries/common-fields.ts'
import type { RoutedCollection } from '#model/entries/define-collection.ts'
import { coverField } from '#model/entries/fields.ts'

const schema = settle(
  v.strictObject({
    category: v.pipe(
      v.picklist(newsCategories),
      v.description(
        'thi-truong: the market; doanh-nghiep: the firm; san-pham: products; nha-dau-tu: guidance for investors.',
      ),
    ),
    cover: coverField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const news: RoutedCollection<typeof schema> = {
  schema,
  route: '/tin-tuc/$slug',
  listOf: () => toHref('/tin-tuc/tin-tuc-moi-nhat'),
  reserved: ['thong-bao', 'tin-tuc-moi-nhat'],
}
