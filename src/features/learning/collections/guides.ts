import * as v from 'valibot'
import { platforms } from '#model/entries/codes.ts'
import { toHref } from '#model/urls/href.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, settle } from '#model/entries/common-fields.ts'
import type { RoutedCollection } from '#model/entries/define-collection.ts'
import { coverField } from '#model/entries/fields.ts'

const schema = settle(
  v.strictObject({
    platform: v.pipe(v.picklist(platforms), v.description('Where it is done: web, mobile, quay (at the counter).')),
    order: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Its place in the list of guides, unique.')),
    cover: coverField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

export const guides: RoutedCollection<typeof schema> = {
  schema,
  route: '/ho-tro/huong-dan-giao-dich/$slug',
  listOf: () => toHref('/ho-tro/huong-dan-giao-dich'),
  unique: { order: { of: (facts) => String(facts.order) } },
  compare: (a, b) => a.facts.order - b.facts.order,
}
