import * as v from 'valibot'
import { firmPages } from '#brand'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { reference } from '#engine/model/entries/fields.ts'
import { ascending } from '#lib/order.ts'
import { unitKinds } from './vocabulary.ts'

const schema = defineFacts(
  v.strictObject({
    parent: v.optional(
      v.pipe(
        reference('same'),
        v.description('The slug of the unit above this one. Only the root of the organisation chart has none.'),
      ),
    ),
    order: v.pipe(v.number(), v.integer(), v.description('The position among the units below the same unit: 10, 20 …')),
    kind: v.pipe(
      v.picklist(unitKinds),
      v.description(
        'co-quan-quan-tri: a governing body; giam-sat: control and oversight; kinh-doanh: business; ho-tro: support.',
      ),
    ),
    head: v.optional(v.pipe(reference('leaders'), v.description('The slug of the leader who heads the unit.'))),
    ...commonFields,
  }),
)

export const units = defineCollection({
  schema,
  place: { page: firmPages.structure },
  shown: [],
  searched: [],
  unique: { order: { of: ({ parent, order }) => (parent === undefined ? undefined : `${order}, below ${parent}`) } },
  compare: (a, b) => a.facts.order - b.facts.order || ascending(a.slug, b.slug),
})

export type UnitFacts = FactsOf<typeof units>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    units: typeof units
  }
}
