import * as v from 'valibot'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { reference, text } from '#engine/model/entries/fields.ts'
import { ascending } from '#lib/order.ts'

const schema = defineFacts(
  v.strictObject({
    english: v.pipe(text(80), v.description('The English term, which the glossary shows beside the Vietnamese one.')),
    related: v.pipe(v.optional(v.array(reference('same')), []), v.description('The slugs of related terms.')),
    ...commonFields,
  }),
)

/** The glossary. The title of each text is the term in its language, the summary its definition. */
export const terms = defineCollection({
  schema,
  place: { page: '/ho-tro/kien-thuc/thuat-ngu' },
  shown: [],
  searched: ['english'],
  unique: { english: { of: ({ english }) => english.toLowerCase() } },
  compare: (a, b) => ascending(a.slug, b.slug),
})

export type TermFacts = FactsOf<typeof terms>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    terms: typeof terms
  }
}
