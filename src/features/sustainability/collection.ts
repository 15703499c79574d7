import * as v from 'valibot'
import { firmPages } from '#brand'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { decimalField, localizedText, yearField } from '#engine/model/entries/fields.ts'
import { esgTopics } from './vocabulary.ts'

const griNumber = v.pipe(
  v.string('Must be quoted, such as "302-1"'),
  v.regex(/^\d{1,3}-\d{1,2}$/, 'Must be the number of a disclosure, such as "302-1"'),
)

const indicator = v.strictObject({
  name: v.pipe(localizedText(120), v.description('What is measured, in each language.')),
  topic: v.pipe(v.picklist(esgTopics), v.description('moi-truong: environment; xa-hoi: social; quan-tri: governance.')),
  unit: v.pipe(localizedText(40), v.description('The unit of the values, in each language: MWh.')),
  gri: v.pipe(
    v.optional(v.array(griNumber), []),
    v.description('The numbers of the GRI disclosures that ask for it, each in `disclosures` too: ["302-1"].'),
  ),
  values: v.pipe(
    v.array(
      v.strictObject({
        year: v.pipe(yearField, v.description('The year: 2025.')),
        value: v.pipe(decimalField, v.description('The value of the year, quoted: "1210".')),
      }),
    ),
    v.minLength(1, 'Must have a year'),
    v.check(
      (list) => list.every(({ year }, index) => year > (list[index - 1]?.year ?? 0)),
      'Must be in the order of years',
    ),
    v.description('The values, oldest first.'),
  ),
})

const disclosure = v.pipe(
  v.strictObject({
    number: v.pipe(griNumber, v.description('The number of the disclosure in the GRI Standards, quoted: "302-1".')),
    title: v.pipe(localizedText(160), v.description('Its short name in the standard, in each language.')),
    pages: v.pipe(
      v.optional(v.array(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/, 'Must be a path such as /ho-tro/lien-he'))), []),
      v.description('The paths of the pages of this site that answer it.'),
    ),
    omission: v.optional(
      v.pipe(localizedText(240), v.description('Why it is not reported, or not whole, in each language.')),
    ),
  }),
  v.check(
    ({ pages, omission }) => pages.length > 0 || omission !== undefined,
    'Must name a page in `pages`, or say in `omission` why there is none',
  ),
)

const fields = v.strictObject({
  indicators: v.pipe(
    v.array(indicator),
    v.minLength(1, 'Must have an indicator'),
    v.description('The indicators, in the order of the table.'),
  ),
  disclosures: v.pipe(
    v.array(disclosure),
    v.check((list) => new Set(list.map(({ number }) => number)).size === list.length, 'Must have each number once'),
    v.description('The GRI content index, in the order of the standards.'),
  ),
  ...commonFields,
})

/** The indicators of sustainability by year, and where the site answers the disclosures of the GRI Standards. */
const schema = defineFacts(
  v.pipe(
    fields,
    v.check(
      ({ indicators, disclosures }) =>
        indicators.every(({ gri }) => gri.every((one) => disclosures.some(({ number }) => number === one))),
      'Each number of `gri` must be one of `disclosures`',
    ),
  ),
)

export const sustainability = defineCollection({
  schema,
  place: { page: firmPages.sustainability },
  shown: [],
  searched: [],
})

export type SustainabilityFacts = FactsOf<typeof sustainability>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    sustainability: typeof sustainability
  }
}
