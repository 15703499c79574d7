import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { chartField } from '#engine/model/entries/chart-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts, isByAppearance } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import {
  localizedText,
  coverField,
  dateField,
  decimalField,
  instantField,
  reference,
} from '#engine/model/entries/fields.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { addDecimals, toPercentChange } from '#lib/numbers/decimal.ts'
import { figure } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { sectors } from './codes.ts'
import { ratings, toRating } from './vocabulary.ts'

const common = {
  reportDate: v.pipe(dateField, v.description('The date on the report.')),
  analysts: v.pipe(
    v.array(localizedText(80)),
    v.minLength(1),
    v.description('The names of its authors, in each language.'),
  ),
  cover: coverField,
  chart: chartField,
  attachments: attachmentsField,
  ...commonFields,
}

const conflictsText = localizedText(900)
const conflicts = {
  conflicts: v.optional(
    v.pipe(conflictsText, v.description('Conflicts of interest of the firm or the analysts, in each language.')),
  ),
}

/** A price in whole đồng, without separators: "32.000" means 32,000 in Vietnamese, but 32 as a decimal. */
const priceField = v.pipe(
  v.string('Must be a quoted whole number, such as "32000"'),
  v.regex(/^[1-9]\d*$/, 'Must be whole đồng without separators, such as "32000"'),
)

const sector = v.pipe(v.picklist(sectors), v.description('The sector of the report.'))

const companyReport = v.pipe(
  v.strictObject({
    type: v.literal('cong-ty'),
    ...common,
    sector,
    completedAt: v.pipe(
      instantField,
      v.description('When the authors completed it, which pages state beside its publication: 2026-10-12T08:30+07:00.'),
    ),
    issuer: v.pipe(
      reference('issuers'),
      v.description('The company: the folder of a listed issuer, its ticker in small letters, such as zza.'),
    ),
    conflicts: v.pipe(
      v.union([v.literal('none'), conflictsText], 'Must be none, or the conflicts in each language, below it'),
      v.description(
        'Conflicts of interest of the firm or the analysts, in each language; none if there are none, which the page says.',
      ),
    ),
    rating: v.pipe(
      v.picklist(ratings),
      v.description('mua: buy; nam-giu: hold; ban: sell. It follows from upside and dividend; checked.'),
    ),
    targetPrice: v.pipe(priceField, v.description('The target price in VND per share, quoted: "32000".')),
    dividend: v.optional(
      v.pipe(
        priceField,
        v.description('The cash dividend expected within 12 months in VND per share, quoted: "1500".'),
      ),
    ),
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
    ratingHistory: v.pipe(
      v.array(
        v.strictObject({
          date: v.pipe(dateField, v.description('The day of the report that gave this rating.')),
          rating: v.pipe(v.picklist(ratings), v.description('mua: buy; nam-giu: hold; ban: sell.')),
          targetPrice: v.pipe(priceField, v.description('The target price then, quoted: "32000".')),
        }),
      ),
      v.minLength(1, 'Must have at least the rating of this report'),
      v.check(
        (history) => history.every(({ date }, index) => index === 0 || date < (history[index - 1]?.date ?? '')),
        'Must be in the order of the dates, the newest first',
      ),
      v.description('The ratings that the firm has given the share, newest first, that of this report among them.'),
    ),
  }),
  checkFields(
    ['priceAt', 'reportDate'],
    ({ priceAt, reportDate }) => priceAt.date <= reportDate,
    ({ reportDate }) => say`Must have a date up to reportDate, ${reportDate}`,
  ),
  checkFields(
    ['completedAt', 'publishedAt', 'publishAt'],
    (facts) => isByAppearance(facts.completedAt, facts),
    say`Must not be after the time of publication`,
  ),
  checkFields(
    ['upside', 'targetPrice', 'priceAt'],
    ({ upside, targetPrice, priceAt }) => upside === toPercentChange(priceAt.price, targetPrice, 1),
    ({ targetPrice, priceAt }) =>
      say`Must be "${toPercentChange(priceAt.price, targetPrice, 1)}": from priceAt.price to targetPrice`,
  ),
  checkFields(
    ['rating', 'targetPrice', 'priceAt', 'dividend'],
    (facts) => facts.rating === toRating(toTotalReturn(facts)),
    (facts) =>
      say`Must be ${toRating(toTotalReturn(facts))}: the expected total return is ${figure(toTotalReturn(facts))}% (src/features/research/collections/vocabulary.ts)`,
  ),
  checkFields(
    ['ratingHistory', 'rating', 'targetPrice', 'reportDate'],
    ({ ratingHistory: [newest], ...facts }) =>
      newest?.date === facts.reportDate && newest.rating === facts.rating && newest.targetPrice === facts.targetPrice,
    (facts) => say`Must begin with this report: ${facts.reportDate}, ${facts.rating}, ${facts.targetPrice}`,
  ),
  // An issuer's folder is its ticker: `checkIssuers` ensures it.
  v.transform((facts) => ({ ...facts, ticker: facts.issuer.toUpperCase() })),
)

/** The change from the price to target price and dividend, in percent with one decimal. */
function toTotalReturn({ priceAt, targetPrice, dividend = '0' }: Priced): string {
  return toPercentChange(priceAt.price, addDecimals([targetPrice, dividend]), 1)
}

interface Priced {
  priceAt: { price: string }
  targetPrice: string
  dividend?: string | undefined
}

/** `type` selects one of five kinds of report. */
const schema = defineFacts(
  v.variant('type', [
    v.strictObject({ type: v.literal('nganh'), ...common, ...conflicts, sector }),
    v.strictObject({ type: v.literal('vi-mo'), ...common, ...conflicts }),
    companyReport,
    v.strictObject({ type: v.literal('chuyen-de'), ...common, ...conflicts }),
    v.strictObject({ type: v.literal('chien-luoc'), ...common, ...conflicts }),
  ]),
)

export const reports = defineCollection({
  schema,
  route: '/bao-cao-phan-tich/$slug',
  place: { page: '/trung-tam-phan-tich' },
  shown: [
    'type',
    'reportDate',
    'analysts',
    'conflicts',
    'sector',
    'completedAt',
    'ticker',
    'rating',
    'targetPrice',
    'dividend',
    'priceAt',
    'upside',
    'ratingHistory',
  ],
  listed: ['type', 'sector', 'ticker', 'rating'],
  searched: ['analysts', 'conflicts', 'completedAt', 'ticker', 'upside'],
  listOf: ({ type }) => toHref('/trung-tam-phan-tich/$category', { category: `bao-cao-${type}` }),
  filters: {
    kind: (facts) => ('sector' in facts ? facts.sector : undefined),
    ticker: (facts) => ('ticker' in facts ? facts.ticker : undefined),
  },
})

export type ReportFacts = FactsOf<typeof reports>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    reports: typeof reports
  }
}
