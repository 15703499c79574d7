import * as v from 'valibot'
import { toHref } from '#model/urls/href.ts'
import { commonFields, settle } from '#model/entries/common-fields.ts'
import type { Collection } from '#model/entries/define-collection.ts'
import { bilingual } from '#model/entries/fields.ts'

const schema = settle(
  v.strictObject({
    year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100), v.description('The year it was given.')),
    awarder: v.pipe(bilingual(120), v.description('Who gave it, in both languages.')),
    category: v.pipe(bilingual(120), v.description('What it was given for, in both languages.')),
    ...commonFields,
  }),
)

export const awards: Collection<typeof schema> = {
  schema,
  listOf: () => toHref('/ve-shs/giai-thuong'),
  compare: (a, b) => b.facts.year - a.facts.year || (a.slug < b.slug ? -1 : 1),
}
