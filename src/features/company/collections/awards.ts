import * as v from 'valibot'
import { firmPages } from '#brand'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText } from '#engine/model/entries/fields.ts'
import { ascending } from '#lib/order.ts'

const schema = defineFacts(
  v.strictObject({
    year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100), v.description('The year it was given.')),
    awarder: v.pipe(localizedText(120), v.description('Who gave it, in each language.')),
    category: v.pipe(localizedText(120), v.description('What it was given for, in each language.')),
    ...commonFields,
  }),
)

export const awards = defineCollection({
  schema,
  place: { page: firmPages.awards },
  shown: ['year', 'awarder', 'category'],
  searched: ['awarder', 'category'],
  compare: (a, b) => b.facts.year - a.facts.year || ascending(a.slug, b.slug),
})

export type AwardFacts = FactsOf<typeof awards>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    awards: typeof awards
  }
}
