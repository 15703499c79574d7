import * as v from 'valibot'
import { listKinds } from '#model/vocabulary/list-kinds.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { coverField } from '#model/entries/fields.ts'

const schema = defineFacts(
  v.strictObject({
    platform: v.pipe(
      v.picklist(listKinds.guides),
      v.description('Where it is done: web, mobile, quay (at the counter).'),
    ),
    order: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Its place in the list of guides, unique.')),
    cover: coverField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const guides = defineCollection({
  schema,
  route: '/ho-tro/huong-dan-giao-dich/$slug',
  place: { list: '/ho-tro/huong-dan-giao-dich' },
  unique: { order: { of: (facts) => String(facts.order) } },
  compare: (a, b) => a.facts.order - b.facts.order,
  // Guides have an order of their own and show no date: nobody looks for one by date.
  filters: { kind: ({ platform }) => platform, isUndated: true },
})

export type GuideFacts = FactsOf<typeof guides>
