import * as v from 'valibot'
import { listKinds } from '#model/vocabulary/list-kinds.ts'
import { checkFields } from '#model/entries/check-fields.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { dateField } from '#model/entries/fields.ts'

/** Dates of a right, in the order in which they come. */
export const shareDates = ['exDate', 'recordDate', 'payDate'] as const
export type ShareDate = (typeof shareDates)[number]

const fields = v.strictObject({
  kind: v.pipe(
    v.picklist(listKinds['share-management']),
    v.description('co-tuc: dividend; phat-hanh: issuance; co-cau-co-dong: shareholder structure; luu-ky: depository.'),
  ),
  exDate: v.optional(
    v.pipe(dateField, v.description('The first day of trading without the right. A dividend needs it.')),
  ),
  recordDate: v.optional(v.pipe(dateField, v.description('The record date, after exDate. A dividend needs it.'))),
  payDate: v.optional(v.pipe(dateField, v.description('The day of payment, after recordDate. A dividend needs it.'))),
  attachments: attachmentsField,
  ...commonFields,
})

type Fields = v.InferOutput<typeof fields>

const isThere = (field: ShareDate) =>
  checkFields<Fields>(
    [field, 'kind'],
    (facts) => facts.kind !== 'co-tuc' || facts[field] !== undefined,
    `Is missing: a dividend has ${shareDates.join(', ')}`,
  )

/** Held against the nearest date before it that is given. */
const isAfter = (field: ShareDate, ...earlier: [ShareDate, ...ShareDate[]]) =>
  checkFields<Fields>(
    [field, ...earlier],
    (facts) => {
      const before = earlier.find((name) => facts[name] !== undefined)
      return before === undefined || (facts[field] ?? '9') > (facts[before] ?? '')
    },
    (facts) => `Must be after ${earlier.find((name) => facts[name] !== undefined)}`,
  )

const schema = defineFacts(
  v.pipe(
    fields,
    isThere('exDate'),
    isThere('recordDate'),
    isThere('payDate'),
    isAfter('recordDate', 'exDate'),
    isAfter('payDate', 'recordDate', 'exDate'),
  ),
)

export const shareManagement = defineCollection({
  schema,
  route: '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug',
  place: { list: '/quan-he-co-dong/quan-ly-co-phan-co-phieu' },
  filters: { kind: ({ kind }) => kind },
})

export type ShareManagementFacts = FactsOf<typeof shareManagement>
