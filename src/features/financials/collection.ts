import * as v from 'valibot'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { describe } from '#engine/model/entries/describe.ts'
import { appearsWith, decimalField, localizedText, yearField } from '#engine/model/entries/fields.ts'
import { bases } from '#features/disclosures/collections/periodic-reports.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { figureNames } from './collections/figure-names.ts'
import { metricNames, metrics, type Metric } from './financial-metrics.ts'

/** Periods by their last day, the year after its last quarter. */
export const financialPeriods = ['Q1', 'Q2', 'Q3', 'Q4', 'FY'] as const

const moneyUnits = ['dong', 'trieu-dong', 'ty-dong'] as const

type Figure = v.SchemaWithPipe<readonly [typeof decimalField, ReturnType<typeof describe<string>>]>
type RequiredMetric = { [M in Metric]: (typeof metrics)[M] extends { isRequired: true } ? M : never }[Metric]

const figureFields = Object.fromEntries(
  metricNames.map((metric) => {
    const figure = v.pipe(decimalField, describe(say`${figureNames[metric]}, in the unit of the entry.`))
    return [metric, 'isRequired' in metrics[metric] ? figure : v.optional(figure)]
  }),
) as { [M in Metric]: M extends RequiredMetric ? Figure : v.OptionalSchema<Figure, undefined> } // each field is optional unless its metric is required

const restatement = v.strictObject({
  metric: v.pipe(v.picklist(metricNames), v.description('The metric of the restated figure.')),
  value: v.pipe(decimalField, v.description('The new figure, quoted. Do not change the first figure under `figures`.')),
  report: v.pipe(
    appearsWith('periodic-reports'),
    v.description(
      'The slug of the later financial statements that contain the new figure, which is not shown before they are.',
    ),
  ),
  reason: v.pipe(localizedText(300), v.description('Why it was restated, in each language; the page shows it.')),
})

const period = v.strictObject({
  period: v.pipe(v.picklist(financialPeriods), v.description('Q1 to Q4: a quarter; FY: the whole year.')),
  report: v.pipe(
    appearsWith('periodic-reports'),
    v.description(
      'The slug of the financial statements that first contained these figures: those of this year, period and basis. ' +
        'The figures appear on the site with them, also where they are scheduled.',
    ),
  ),
  figures: v.pipe(
    v.strictObject(figureFields),
    v.description('The figures as first reported, each quoted: "1200.5". Sums are checked; ratios are computed.'),
  ),
  restated: v.optional(
    v.pipe(
      v.array(restatement),
      v.description(
        'Figures that later statements changed, oldest first. Include every figure that the change affects.',
      ),
    ),
    [],
  ),
})

/** The figures of a fiscal year on one basis. */
const schema = defineFacts(
  v.strictObject({
    fiscalYear: v.pipe(yearField, v.description('The fiscal year: 2025. There is one entry for each year and basis.')),
    basis: v.pipe(v.picklist(bases), v.description('rieng: separate; hop-nhat: consolidated.')),
    unit: v.pipe(
      v.picklist(moneyUnits),
      v.description(
        'The unit of the figures, the same in all years of a basis. dong: đồng; trieu-dong: million đồng; ty-dong: billion đồng.',
      ),
    ),
    currency: v.pipe(v.literal('VND'), v.description('The currency of the figures, always VND.')),
    periods: v.pipe(
      v.array(period),
      v.minLength(1, 'Must have a period'),
      v.description(
        'The reported periods of the year. Each appears with its report, whatever publishedAt or publishAt is.',
      ),
    ),
    ...commonFields,
  }),
)

export const financials = defineCollection({
  schema,
  place: { page: '/quan-he-co-dong/du-lieu' },
  shown: [],
  searched: [],
  unique: { fiscalYear: { of: (facts) => `${facts.fiscalYear} ${facts.basis}` } },
  compare: (a, b) => b.facts.fiscalYear - a.facts.fiscalYear || ascending(a.slug, b.slug),
})

export type FinancialFacts = FactsOf<typeof financials>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    financials: typeof financials
  }
}
