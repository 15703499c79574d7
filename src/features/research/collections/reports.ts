import * as v from 'valibot'
import { toPercentChange } from '#lib/numbers/decimal.ts'
import { reportCategories, reportCategoryNames, type ReportCategory, type ReportType } from '#model/vocabulary/codes.ts'
import { listKinds } from '#model/vocabulary/list-kinds.ts'
import { toHref } from '#model/urls/href.ts'
import { checkFields } from '#model/entries/check-fields.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, coverField, dateField, decimalField } from '#model/entries/fields.ts'

export const ratings = ['mua', 'nam-giu', 'ban'] as const

const common = {
  reportDate: v.pipe(dateField, v.description('The date the report carries.')),
  analysts: v.pipe(
    v.array(localizedText(80)),
    v.minLength(1),
    v.description('The names that sign the report, in each language.'),
  ),
  conflicts: v.optional(
    v.pipe(
      localizedText(600),
      v.description('Interests of the firm or the analysts in what is written about, in each language.'),
    ),
  ),
  cover: coverField,
  attachments: attachmentsField,
  ...commonFields,
}

/** Shares are quoted in whole đồng: "32.000" is thirty-two thousand to its editor, and thirty-two to a decimal. */
const priceField = v.pipe(
  v.string('Must be a quoted whole number, such as "32000"'),
  v.regex(/^[1-9]\d*$/, 'Must be whole đồng without separators, such as "32000"'),
)

const sector = v.pipe(v.picklist(listKinds.reports), v.description('The sector the report is about.'))

const companyReport = v.pipe(
  v.strictObject({
    type: v.literal('cong-ty'),
    ...common,
    sector,
    ticker: v.pipe(
      v.string(),
      v.regex(/^[A-Z][A-Z0-9]{2}$/, 'Must be three capitals, such as ZZA'),
      v.description('The stock code.'),
    ),
    rating: v.pipe(v.picklist(ratings), v.description('mua: buy; nam-giu: hold; ban: sell.')),
    targetPrice: v.pipe(priceField, v.description('Target price in VND a share.')),
    priceAt: v.pipe(
      v.strictObject({
        price: v.pipe(priceField, v.description('In VND a share.')),
        date: v.pipe(dateField, v.description('The trading day it is of.')),
      }),
      v.description('The closing price it is compared with, and its date.'),
    ),
    upside: v.pipe(decimalField, v.description('Percent from priceAt to targetPrice, one decimal; checked.')),
  }),
  checkFields(
    ['priceAt', 'reportDate'],
    ({ priceAt, reportDate }) => priceAt.date <= reportDate,
    ({ reportDate }) => `Must be of a day up to reportDate, ${reportDate}`,
  ),
  checkFields(
    ['upside', 'targetPrice', 'priceAt'],
    ({ upside, targetPrice, priceAt }) => upside === toPercentChange(priceAt.price, targetPrice, 1),
    ({ targetPrice, priceAt }) =>
      `Must be "${toPercentChange(priceAt.price, targetPrice, 1)}": from priceAt.price to targetPrice`,
  ),
)

/** Five kinds of report, told apart by `type`. */
const schema = defineFacts(
  v.variant('type', [
    v.strictObject({ type: v.literal('nganh'), ...common, sector }),
    v.strictObject({ type: v.literal('vi-mo'), ...common }),
    companyReport,
    v.strictObject({ type: v.literal('chuyen-de'), ...common }),
    v.strictObject({ type: v.literal('chien-luoc'), ...common }),
  ]),
)

const categoryOf = Object.fromEntries(
  reportCategoryNames.map((category) => [reportCategories[category], category]),
) as Record<ReportType, ReportCategory> // the types are the values of the categories

export const reports = defineCollection({
  schema,
  route: '/bao-cao-phan-tich/$slug',
  place: { page: '/trung-tam-phan-tich' },
  listOf: ({ type }) => toHref('/trung-tam-phan-tich/$category', { category: categoryOf[type] }),
  filters: {
    kind: (facts) => ('sector' in facts ? facts.sector : undefined),
    ticker: (facts) => ('ticker' in facts ? facts.ticker : undefined),
  },
})

export type ReportFacts = FactsOf<typeof reports>
