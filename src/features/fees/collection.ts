import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, positiveDecimal } from '#engine/model/entries/fields.ts'
import { withMessage } from '#engine/model/entries/issue-message.ts'
import { descending } from '#lib/order.ts'
import { type Message, say } from '#lib/say/message.ts'
import { basisOfUnit } from './calculation/compute-fee.ts'
import { charge, overdue, rate, wholeNumber } from './fee-schema.ts'

/** In the order of the page that shows them. */
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
const row = v.strictObject({
  channel: v.pipe(
    v.picklist(feeChannels),
    v.description(
      'truc-tuyen: online; moi-gioi: through a broker; tai-quay: at the counter; tat-ca: the same for all channels.',
    ),
  ),
  tier: v.pipe(
    v.strictObject({
      from: v.pipe(
        wholeNumber,
        v.description('The smallest amount of the tier, in the unit of `basis`, quoted; "0" for the lowest tier.'),
      ),
      to: v.optional(
        v.pipe(
          wholeNumber,
          v.description('The smallest amount above the tier, quoted. Leave it out for the highest tier.'),
        ),
      ),
    }),
    v.description('The amounts from `from` to below `to`. The tiers of a channel have no gaps and do not overlap.'),
  ),
  rate,
  note: v.optional(v.pipe(localizedText(160), v.description('A note on this row, in each language.'))),
})

const vatPercent = v.pipe(positiveDecimal, v.description('Value added tax in percent of the fee, quoted: "10".'))

const vat = v.pipe(
  v.variant('treatment', [
    v.strictObject({ treatment: v.literal('khong-chiu-thue') }),
    v.strictObject({ treatment: v.literal('da-gom'), percent: vatPercent }),
    v.strictObject({ treatment: v.literal('chua-gom'), percent: vatPercent }),
  ]),
  v.description(
    'Value added tax. khong-chiu-thue: exempt; da-gom: included in the rates; chua-gom: added to the rates. The last two with percent.',
  ),
)

const fields = v.strictObject({
  product: v.pipe(v.picklist(feeProducts), v.description('The service that the fees are for.')),
  effectiveFrom: v.pipe(dateField, v.description('The first day in force.')),
  effectiveTo: v.optional(
    v.pipe(dateField, v.description('The last day in force; leave it out while no end is known.')),
  ),
  basis: v.pipe(
    v.picklist(feeBases),
    v.description(
      'The unit of amounts and tiers. gia-tri: value in đồng; chung-khoan: securities; hop-dong: contracts.',
    ),
  ),
  rows: v.pipe(v.array(row), v.minLength(1, 'Must have a row'), v.description('The rates, by channel and tier.')),
  vat,
  overdue: v.optional(overdue),
  charges: v.pipe(
    v.optional(v.array(charge), []),
    v.description('What a client pays apart from the fee: taxes withheld, and charges of the exchange and VSDC.'),
  ),
  examples: v.pipe(
    v.array(
      v.strictObject({
        channel: v.pipe(v.picklist(feeChannels), v.description('The channel of the example.')),
        amount: v.pipe(wholeNumber, v.description('The amount, in the unit of `basis`, quoted: "50000000".')),
        days: v.optional(
          v.pipe(
            v.number(),
            v.integer(),
            v.minValue(1),
            v.description('The number of days, for a rate with a period.'),
          ),
        ),
        fee: v.pipe(
          wholeNumber,
          v.description('The fee in whole đồng, quoted, without tax that is added; checked against the rows.'),
        ),
      }),
    ),
    v.minLength(1, 'Must have an example'),
    v.description('Worked examples for the page; each is checked against the rows.'),
  ),
  ...commonFields,
})

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['effectiveTo', 'effectiveFrom'],
      ({ effectiveFrom, effectiveTo }) => effectiveTo === undefined || effectiveTo >= effectiveFrom,
      ({ effectiveFrom }) => say`Must not be before effectiveFrom, ${effectiveFrom}`,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { basis, rows, charges } = dataset.value
      const rates = [
        ...rows.map(({ rate: own }, index) => ({ own, at: ['rows', index, 'rate'] as const })),
        // Other charges are counted on something of their own, which `base` says.
        ...charges.flatMap(({ rate: own, when }, index) =>
          when === 'rieng' ? [] : [{ own, at: ['charges', index, 'rate'] as const }],
        ),
      ]
      for (const { own, at } of rates) {
        const fail = (field: string, message: Message) =>
          addIssue({ message: String(message), path: toPath(dataset.value, [...at, field], message) })
        const { type } = own
        const requiredBasis = type === 'percent' ? 'gia-tri' : basisOfUnit[own.per]
        if (requiredBasis !== undefined && requiredBasis !== basis) {
          const message = say`Requires "basis: ${requiredBasis}", but this schedule has "basis: ${basis}"`
          fail(type === 'percent' ? 'type' : 'per', message)
        }
      }
    }),
  ),
)

/** The path of a value, in valibot's form, with the message of its issue. */
function toPath(input: unknown, [first, ...rest]: readonly [string, ...(string | number)[]], message: Message) {
  const toItem = (key: string | number) => ({
    type: 'unknown' as const,
    origin: 'value' as const,
    input,
    key,
    value: undefined,
  })
  const path: [v.IssuePathItem, ...v.IssuePathItem[]] = [toItem(first), ...rest.map(toItem)]
  withMessage(path[path.length - 1] ?? path[0], message)
  return path
}

export const fees = defineCollection({
  schema,
  place: { page: '/ho-tro/bieu-phi' },
  shown: ['product', 'effectiveFrom', 'effectiveTo', 'basis', 'rows', 'vat', 'overdue', 'charges', 'examples'],
  searched: ['rows', 'charges'],
  groups: { ids: feeProducts, of: ({ product }) => product },
  versionOf: ({ product }) => product,
  // Products in the order of the page; the schedules of a product newest first.
  compare: (a, b) =>
    feeProducts.indexOf(a.facts.product) - feeProducts.indexOf(b.facts.product) ||
    descending(a.facts.effectiveFrom, b.facts.effectiveFrom),
  isCurrent: ({ effectiveFrom, effectiveTo }, today) =>
    effectiveFrom <= today && (effectiveTo === undefined || today <= effectiveTo),
})

export type FeeFacts = FactsOf<typeof fees>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    fees: typeof fees
  }
}
