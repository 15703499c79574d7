import * as v from 'valibot'
import { basisOfUnit } from './compute-fee.ts'
import { checkFields } from '#model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, dateField, positiveDecimal } from '#model/entries/fields.ts'

/** In the order of the page. */
export const feeProducts = [
  'co-phieu',
  'trai-phieu',
  'phai-sinh',
  'ung-truoc',
  'ky-quy',
  'luu-ky',
  'luu-ky-trai-phieu',
  'chuyen-khoan',
  'chuyen-quyen',
] as const
export const feeChannels = ['truc-tuyen', 'moi-gioi', 'tai-quay', 'tat-ca'] as const
export const feeBases = ['gia-tri', 'chung-khoan', 'hop-dong'] as const
export const feeUnits = ['lan', 'ho-so', 'chung-khoan', 'chung-khoan-thang', 'hop-dong'] as const

const whole = v.pipe(
  v.string('Must be a quoted whole number, such as "100000000"'),
  v.regex(/^(?:0|[1-9]\d*)$/, 'Must be a whole number without separators, such as "100000000"'),
)

const limits = {
  min: v.optional(v.pipe(whole, v.description('The least that is charged, in whole đồng.'))),
  max: v.optional(v.pipe(whole, v.description('The most that is charged, in whole đồng.'))),
}

const rate = v.pipe(
  v.variant('type', [
    v.strictObject({
      type: v.literal('percent'),
      percent: v.pipe(positiveDecimal, v.description('Percent of the amount: "0.15".')),
      period: v.optional(
        v.pipe(
          v.picklist(['ngay', 'nam']),
          v.description('Where it is a rate of time: ngay, a day; nam, a year of 365 days.'),
        ),
      ),
      ...limits,
    }),
    v.strictObject({
      type: v.literal('flat'),
      amount: v.pipe(positiveDecimal, v.description('Đồng: "0.27".')),
      per: v.pipe(
        v.picklist(feeUnits),
        v.description('For what: lan, each time; ho-so, a file; or each security, security and month, contract.'),
      ),
      ...limits,
    }),
  ]),
  checkFields(
    ['min', 'max'],
    ({ min, max }) => min === undefined || max === undefined || BigInt(min) <= BigInt(max),
    ({ min, max }) => `Must not be above max: ${min} is more than ${max}`,
  ),
  v.description('percent of the amount, or a flat sum; either may have a least and a most.'),
)

const row = v.strictObject({
  channel: v.pipe(
    v.picklist(feeChannels),
    v.description(
      'truc-tuyen: online; moi-gioi: through a broker; tai-quay: at the counter; tat-ca: all of them alike.',
    ),
  ),
  tier: v.pipe(
    v.strictObject({
      from: v.pipe(whole, v.description('The first amount of the tier, in what `basis` counts. The lowest tier: "0".')),
      to: v.optional(v.pipe(whole, v.description('The first amount above the tier. The highest tier has none.'))),
    }),
    v.description('From `from` up to, and without, `to`. The tiers of a channel follow each other without gap.'),
  ),
  rate,
  note: v.optional(v.pipe(localizedText(160), v.description('What else is to be known of this row.'))),
})

const vatPercent = v.pipe(positiveDecimal, v.description('Percent of the fee: "10".'))

const vat = v.pipe(
  v.variant('treatment', [
    v.strictObject({ treatment: v.literal('khong-chiu-thue') }),
    v.strictObject({ treatment: v.literal('da-gom'), percent: vatPercent }),
    v.strictObject({ treatment: v.literal('chua-gom'), percent: vatPercent }),
  ]),
  v.description(
    'Value added tax. khong-chiu-thue: exempt; da-gom: the rates include it; chua-gom: it is added; with its percent.',
  ),
)

const fields = v.strictObject({
  product: v.pipe(v.picklist(feeProducts), v.description('What is charged for.')),
  effectiveFrom: v.pipe(dateField, v.description('The first day in force.')),
  effectiveTo: v.optional(v.pipe(dateField, v.description('The last day in force; left out while no end is known.'))),
  basis: v.pipe(
    v.picklist(feeBases),
    v.description(
      'What amounts and tiers count. gia-tri: value in đồng; chung-khoan: securities; hop-dong: contracts.',
    ),
  ),
  rows: v.pipe(v.array(row), v.minLength(1, 'Must have a row'), v.description('The rates, by channel and tier.')),
  vat,
  examples: v.pipe(
    v.array(
      v.strictObject({
        channel: v.pipe(v.picklist(feeChannels), v.description('Through which channel.')),
        amount: v.pipe(whole, v.description('So much, in what `basis` counts.')),
        days: v.optional(
          v.pipe(
            v.number(),
            v.integer(),
            v.minValue(1),
            v.description('For how many days, where the rate has a period.'),
          ),
        ),
        fee: v.pipe(whole, v.description('What it costs, in whole đồng, without tax to be added; it is recomputed.')),
      }),
    ),
    v.minLength(1, 'Must have an example'),
    v.description('Worked examples, shown on the page; each is recomputed from the rows.'),
  ),
  ...commonFields,
})

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['effectiveTo', 'effectiveFrom'],
      ({ effectiveFrom, effectiveTo }) => effectiveTo === undefined || effectiveTo >= effectiveFrom,
      ({ effectiveFrom }) => `Must not be before effectiveFrom, ${effectiveFrom}`,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { basis, rows } = dataset.value
      for (const [index, { rate: own }] of rows.entries()) {
        const fail = (field: string, message: string) =>
          addIssue({ message, path: toPath(dataset.value, ['rows', index, 'rate', field]) })
        const { type } = own
        const counted = type === 'percent' ? 'gia-tri' : basisOfUnit[own.per]
        if (counted !== undefined && counted !== basis) {
          const message = `Goes with "basis: ${counted}", and this schedule has "basis: ${basis}"`
          fail(type === 'percent' ? 'type' : 'per', message)
        }
      }
    }),
  ),
)

/** The way to a value, as valibot writes it. */
function toPath(input: unknown, [first, ...rest]: readonly [string, ...(string | number)[]]) {
  const toItem = (key: string | number) => ({
    type: 'unknown' as const,
    origin: 'value' as const,
    input,
    key,
    value: undefined,
  })
  return [toItem(first), ...rest.map(toItem)] satisfies [v.IssuePathItem, ...v.IssuePathItem[]]
}

export const fees = defineCollection({
  schema,
  place: { page: '/ho-tro/bieu-phi' },
  // Products in the order of the page; of each, the newest first.
  compare: (a, b) =>
    feeProducts.indexOf(a.facts.product) - feeProducts.indexOf(b.facts.product) ||
    (a.facts.effectiveFrom < b.facts.effectiveFrom ? 1 : -1),
  isCurrent: ({ effectiveFrom, effectiveTo }, today) =>
    effectiveFrom <= today && (effectiveTo === undefined || today <= effectiveTo),
})

export type FeeFacts = FactsOf<typeof fees>
