import * as v from 'valibot'
import { toShareOfPrevious } from '#lib/decimal.ts'
import { commentaryKinds } from '../codes.ts'
import { toHref } from '../href.ts'
import { attachmentsField } from './attachments.ts'
import { commonFields, settle } from './common.ts'
import type { RoutedCollection } from './collection.ts'
import { dateField, decimalField, text } from './fields.ts'

export const outlooks = ['tich-cuc', 'trung-tinh', 'than-trong'] as const

const indexRow = v.pipe(
  v.strictObject({
    name: v.pipe(text(40), v.description('What the index is called: VN-Index.')),
    close: v.pipe(decimalField, v.description('Points at the close.')),
    change: v.pipe(decimalField, v.description('Points from the previous close.')),
    changePercent: v.pipe(decimalField, v.description('Percent from the previous close, two decimals; checked.')),
    volume: v.pipe(decimalField, v.description('Matched volume in millions of shares.')),
    value: v.pipe(decimalField, v.description('Matched value in billions of VND.')),
  }),
  v.forward(
    v.check(
      ({ close, change, changePercent }) => changePercent === toShareOfPrevious(close, change, 2),
      ({ input }) => `Must be "${toShareOfPrevious(input.close, input.change, 2)}": change / (close - change)`,
    ),
    ['changePercent'],
  ),
)

const schema = settle(
  v.strictObject({
    sessionDate: v.pipe(dateField, v.description('The trading day; one commentary per day and kind.')),
    kind: v.pipe(v.picklist(commentaryKinds), v.description('truoc-phien: before the session; sau-phien: after it.')),
    outlook: v.pipe(
      v.picklist(outlooks),
      v.description('tich-cuc: positive; trung-tinh: neutral; than-trong: cautious.'),
    ),
    levels: v.pipe(
      v.strictObject({
        support: v.pipe(decimalField, v.description('The level below which it is not expected to fall, in points.')),
        resistance: v.pipe(decimalField, v.description('The level above which it is not expected to rise, in points.')),
      }),
      v.description('Support and resistance of the VN-Index.'),
    ),
    indices: v.pipe(v.array(indexRow), v.minLength(1), v.description('The indices at the close.')),
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const commentary: RoutedCollection<typeof schema> = {
  schema,
  route: '/nhan-dinh-thi-truong/$slug',
  listOf: () => toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong'),
  unique: { sessionDate: { of: (facts) => `${facts.sessionDate} ${facts.kind}` } },
}
