import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { positiveDecimal, yearField } from '#engine/model/entries/fields.ts'
import { bases } from '#features/disclosures/collections/periodic-reports.ts'
import { say } from '#lib/say/message.ts'

/** The metrics of a plan, named as in the financial statements. */
export const planMetrics = ['operatingRevenue', 'profitBeforeTax', 'profitAfterTax'] as const

/** The plan for a year that a resolution passes: pages hold it against the results of that year. */
export const planSchema = v.pipe(
  v.strictObject({
    fiscalYear: v.pipe(yearField, v.description('The year that the plan is for: 2026.')),
    basis: v.pipe(
      v.optional(v.picklist(bases), 'hop-nhat'),
      v.description('The statements that the plan is about. rieng: separate; hop-nhat: consolidated.'),
    ),
    operatingRevenue: v.optional(
      v.pipe(positiveDecimal, v.description('Operating revenue in billions of đồng, quoted: "2700".')),
    ),
    profitBeforeTax: v.optional(
      v.pipe(positiveDecimal, v.description('Profit before tax in billions of đồng, quoted: "1400".')),
    ),
    profitAfterTax: v.optional(
      v.pipe(positiveDecimal, v.description('Profit after tax in billions of đồng, quoted: "1120".')),
    ),
  }),
  checkFields(
    planMetrics,
    (plan) => planMetrics.some((metric) => plan[metric] !== undefined),
    say`Must have at least one of ${planMetrics.join(', ')}`,
  ),
)

export type Plan = v.InferOutput<typeof planSchema>
