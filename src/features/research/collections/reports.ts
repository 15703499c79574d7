import * as v from 'valibot'
import { toPercentChange } from '#lib/numbers/decimal.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { checkFields } from '#model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, coverField, dateField, decimalField } from '#model/entries/fields.ts'
import { toHref } from '#model/urls/href.ts'
import { listKinds } from '#model/vocabulary/list-kinds.ts'

export const ratings = ['mua', 'nam-giu', 'ban'] as const

const common = {
  reportDate: v.pipe(dateField, v.description('The date on the report.')),
  analysts: v.pipe(
    v.array(localizedText(80)),
    v.minLength(1),
    v.description('The names of its authors, in each language.'),
  ),
  conflicts: v.optional(
    v.pipe(localizedText(600), v.description('Conflicts of interest of the firm or the analysts, in each language.')),
  ),
  cover: coverField,
  attachments: attachmentsField,
  ...commonFields,
}

/** A price in whole đồng, without separators: "32.000" means 32,000 in Vietnamese, but 32 as a decimal. */
const priceField = v.pipe(
  v.string('Must be a quoted whole number, such as "32000"'),
  v.regex(/^[1-9]\d*$/, 'Must be whole đồng without separators, such as "32000"'),
)

const sector = v.pipe(v.picklist(listKinds.reports), v.description('The sector of the report.'))

const companyReport = v.pipe(
  v.strictObject({
    type: v.literal('cong-ty'),
    ...common,
    sector,
    ticker: v.pipe(
      v.string(),
      v.regex(/^[A-Z][A-Z0-9]{2}$/, 'Must be three capitals, such as ZZA'),
      v.description('The ticker of the company: ZZA.'),
    ),
    rating: v.pipe(v.picklist(ratings), v.description('mua: buy; nam-giu: hold; ban: sell.')),
    targetPrice: v.pipe(priceField, v.description('The target price in VND per share, quoted: "32000".')),
    priceAt: v.pipe(
      v.strictObject({
        price: v.pipe(priceField, v.description('The closing price in VND per share, quoted: "28500".')),
        date: v.pipe(dateField, v.description('The trading day of this price.')),
      }),
      v.description('The closing price that the target price is compared with, and its date.'),
    ),
    upside: v.pipe(
      decimalField,
      v.description('The change from priceAt to targetPrice in percent, with one decimal, quoted: "12.3"; checked.'),
    ),
  }),
  checkFields(
    ['priceAt', 'reportDate'],
    ({ priceAt, reportDate }) => priceAt.date <= reportDate,
    ({ reportDate }) => `Must have a date up to reportDate, ${reportDate}`,
  ),
  checkFields(
    ['upside', 'targetPrice', 'priceAt'],
    ({ upside, targetPrice, priceAt }) => upside === toPercentChange(priceAt.price, targetPrice, 1),
    ({ targetPrice, priceAt }) =>
      `Must be "${toPercentChange(priceAt.price, targetPrice, 1)}": from priceAt.price to targetPrice`,
  ),
)

/** `type` selects one of five kinds of report. */
const schema = defineFacts(
  v.variant('type', [
    v.strictObject({ type: v.literal('nganh'), ...common, sector }),
    v.strictObject({ type: v.literal('vi-mo'), ...common }),
    companyReport,
    v.strictObject({ type: v.literal('chuyen-de'), ...common }),
    v.strictObject({ type: v.literal('chien-luoc'), ...common }),
  ]),
)

export const reports = defineCollection({
  schema,
  route: '/bao-cao-phan-tich/$slug',
  place: { page: '/trung-tam-phan-tich' },
  listOf: ({ type }) => toHref('/trung-tam-phan-tich/$category', { category: `bao-cao-${type}` }),
  filters: {
    kind: (facts) => ('sector' in facts ? facts.sector : undefined),
    ticker: (facts) => ('ticker' in facts ? facts.ticker : undefined),
  },
})

export type ReportFacts = FactsOf<typeof reports>
