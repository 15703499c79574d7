import * as v from 'valibot'
import { newsCategories } from '../codes.ts'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { coverField } from './fields.ts'

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
