import * as v from 'valibot'
import { firmPages } from '#brand'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField } from '#engine/model/entries/fields.ts'
import { bodies } from './leaders.ts'

const schema = defineFacts(
  v.strictObject({
    date: v.pipe(
      v.union(
        [v.pipe(v.string(), v.regex(/^(?:19|20)\d\d$/)), dateField],
        'Must be a quoted year, "2019", or a date that exists, 2019-06-30',
      ),
      v.description('The date, 2019-06-30, or a quoted year, "2019", if the day is unknown or does not matter.'),
    ),
    founds: v.optional(
      v.pipe(
        v.picklist(bodies),
        v.description(
          'The body that the milestone founds, such as uy-ban-kiem-toan: the terms of its first members begin within a month.',
        ),
      ),
    ),
    ...commonFields,
  }),
)

export const milestones = defineCollection({
  schema,
  place: { page: firmPages.milestones },
  shown: ['date'],
  searched: [],
  // Oldest first; a year without a day comes before the days of that year.
  compare: (a, b) => compareText(a.facts.date, b.facts.date) || compareText(a.slug, b.slug),
})

export type MilestoneFacts = FactsOf<typeof milestones>

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    milestones: typeof milestones
  }
}
