import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { coverField } from '#engine/model/entries/fields.ts'
import { askedField, textSchema } from '#engine/model/entries/text.ts'
import { platforms } from './codes.ts'

const schema = defineFacts(
  v.strictObject({
    platform: v.pipe(
      v.picklist(platforms),
      v.description('Where the steps are done. web: website; mobile: mobile app; quay: at the counter.'),
    ),
    order: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description('The position in the list of guides, unique: 10, 20, 30 …'),
    ),
    opensAccount: v.pipe(
      v.optional(v.boolean(), false),
      v.description('true for the guide to opening an account: it begins with where that is done.'),
    ),
    cover: coverField,
    attachments: attachmentsField,
    ...commonFields,
  }),
)

const text = v.strictObject({ ...textSchema.entries, asked: askedField })

export const guides = defineCollection({
  schema,
  text,
  details: [],
  route: '/ho-tro/huong-dan-giao-dich/$slug',
  place: { list: '/ho-tro/huong-dan-giao-dich' },
  shown: ['platform', 'opensAccount'],
  listed: ['platform', 'order'],
  searched: [],
  unique: { order: { of: (facts) => String(facts.order) } },
  compare: (a, b) => a.facts.order - b.facts.order,
  // Guides have their own order and show no dates, so that filters by date would be of no use.
  filters: { kind: ({ platform }) => platform, isUndated: true },
})

export type GuideFacts = FactsOf<typeof guides>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    guides: typeof guides
  }
}
