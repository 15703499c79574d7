import * as v from 'valibot'
import { shareKinds } from '../codes.ts'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { dateField } from './fields.ts'

const schema = settle(
  v.strictObject({
    kind: v.pipe(
      v.picklist(shareKinds),
      v.description(
        'co-tuc: dividend; phat-hanh: issuance; co-cau-co-dong: shareholder structure; luu-ky: depository.',
      ),
    ),
    exDate: v.optional(v.pipe(dateField, v.description('Ex-rights date.'))),
    recordDate: v.optional(v.pipe(dateField, v.description('Record date, after exDate.'))),
    payDate: v.optional(v.pipe(dateField, v.description('Payment date, after recordDate.'))),
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const shareManagement: RoutedCollection<typeof schema> = {
  schema,
  route: '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug',
  listOf: () => toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu'),
}
