import * as v from 'valibot'
import { metricNames, metrics, type Metric } from './financial-metrics.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, decimalField, reference } from '#model/entries/fields.ts'
import { bases } from '#features/disclosures/collections/periodic-reports.ts'

/** Periods in the order in which they end; the year after its last quarter. */
export const financialPeriods = ['Q1', 'Q2', 'Q3', 'Q4', 'FY'] as const

export const moneyUnits = ['dong', 'trieu-dong', 'ty-dong'] as const

type Figure = v.SchemaWithPipe<readonly [typeof decimalField, v.DescriptionAction<string, string>]>
type RequiredMetric = { [M in Metric]: (typeof metrics)[M] extends { isRequired: true } ? M : never }[Metric]

const figureFields = Object.fromEntries(
  metricNames.map((metric) => {
    const { name } = metrics[metric]
    const figure = v.pipe(decimalField, v.description(`${name.message}, in the unit of the entry.`))
    return [metric, 'isRequired' in metrics[metric] ? figure : v.optional(figure)]
  }),
) as { [M in Metric]: M extends RequiredMetric ? Figure : v.OptionalSchema<Figure, undefined> } // one for each metric, by its own fact

const restatement = v.strictObject({
  metric: v.pipe(v.picklist(metricNames), v.description('Which of the figures above is restated.')),
  value: v.pipe(decimalField, v.description('The new figure. The one above stays as it was first reported.')),
  report: v.pipe(
    reference('periodic-reports'),
    v.description('The slug of the later financial statements that give the new figure.'),
  ),
  reason: v.pipe(localizedText(300), v.description('Why it was restated, in each language; readers see it.')),
})

const period = v.strictObject({
  period: v.pipe(v.picklist(financialPeriods), v.description('Q1 to Q4: a quarter; FY: the whole year.')),
  report: v.pipe(
    reference('periodic-reports'),
    v.description(
      'The slug of the financial statements that first gave these figures: of this year, period and basis.',
    ),
  ),
  figures: v.pipe(
    v.strictObject(figureFields),
    v.description('The figures as first reported, each a quoted decimal. Sums are checked; ratios are computed.'),
  ),
  restated: v.optional(
    v.pipe(
      v.array(restatement),
      v.description(
        'Figures that later statements changed, oldest first. Restate every figure that the change touches.',
      ),
    ),
    [],
  ),
})

/** The figures of a fiscal year on one basis. */
const schema = defineFacts(
  v.strictObject({
    fiscalYear: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(2000),
      v.maxValue(2100),
      v.description('The year of all periods below; one entry a year and basis.'),
    ),
    basis: v.pipe(v.picklist(bases), v.description('rieng: separate; hop-nhat: consolidated.')),
    unit: v.pipe(
      v.picklist(moneyUnits),
      v.description('What the figures are counted in; the same in all years of a basis.'),
    ),
    currency: v.pipe(v.literal('VND'), v.description('VND.')),
    periods: v.pipe(
      v.array(period),
      v.minLength(1, 'Must have a period'),
      v.description('The periods that have been reported.'),
    ),
    ...commonFields,
  }),
)

export const financials = defineCollection({
  schema,
  place: { page: '/quan-he-co-dong/du-lieu' },
  unique: { fiscalYear: { of: (facts) => `${facts.fiscalYear} ${facts.basis}` } },
  compare: (a, b) => b.facts.fiscalYear - a.facts.fiscalYear || (a.slug < b.slug ? -1 : 1),
})

export type FinancialFacts = FactsOf<typeof financials>
