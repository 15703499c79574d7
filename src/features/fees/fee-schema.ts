import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { dateField, localizedText, positiveDecimal } from '#engine/model/entries/fields.ts'
import { say } from '#lib/say/message.ts'

export const feeUnits = ['lan', 'ho-so', 'chung-khoan', 'chung-khoan-thang', 'hop-dong', 'hop-dong-ngay'] as const
export const chargeKinds = ['thue', 'thu-ho'] as const
export const chargeTimes = ['ban', 'mua-ban', 'rieng'] as const
export const chargePayers = ['ca-nhan', 'moi-khach-hang'] as const

export const wholeNumber = v.pipe(
  v.string('Must be a quoted whole number, such as "100000000"'),
  v.regex(/^(?:0|[1-9]\d*)$/, 'Must be a whole number without separators, such as "100000000"'),
)

const limits = {
  min: v.optional(v.pipe(wholeNumber, v.description('The minimum fee in whole đồng, quoted: "10000".'))),
  max: v.optional(v.pipe(wholeNumber, v.description('The maximum fee in whole đồng, quoted: "1000000".'))),
}

export const rate = v.pipe(
  v.variant('type', [
    v.strictObject({
      type: v.literal('percent'),
      percent: v.pipe(positiveDecimal, v.description('Percent of the amount, quoted: "0.15".')),
      period: v.optional(
        v.pipe(
          v.picklist(['ngay', 'thang', 'nam']),
          v.description('For a rate per time. ngay: per day; thang: per month; nam: per year of 365 days.'),
        ),
      ),
      ...limits,
    }),
    v.strictObject({
      type: v.literal('flat'),
      amount: v.pipe(positiveDecimal, v.description('The amount in đồng, quoted: "0.27".')),
      per: v.pipe(
        v.picklist(feeUnits),
        v.description(
          'What the amount is charged for. lan: each time; ho-so: each file; chung-khoan: each security; ' +
            'chung-khoan-thang: each security and month; hop-dong: each contract; hop-dong-ngay: each contract and day.',
        ),
      ),
      ...limits,
    }),
  ]),
  checkFields(
    ['min', 'max'],
    ({ min, max }) => min === undefined || max === undefined || BigInt(min) <= BigInt(max),
    ({ min, max }) => say`Must not be above max: ${min} is greater than ${max}`,
  ),
  v.description('type percent: percent of the amount; type flat: a fixed amount. Both may have min and max.'),
)

/** An amount that a client pays apart from the firm's own fee. */
export const charge = v.strictObject({
  kind: v.pipe(
    v.picklist(chargeKinds),
    v.description('thue: tax, which the firm withholds; thu-ho: a charge of the exchange or VSDC, passed on at cost.'),
  ),
  name: v.pipe(localizedText(100), v.description('What it is called, in each language.')),
  payer: v.pipe(
    v.picklist(chargePayers),
    v.description('Who pays it. ca-nhan: individuals; moi-khach-hang: every client.'),
  ),
  when: v.pipe(
    v.picklist(chargeTimes),
    v.description(
      'When it falls due. ban: on each sale; mua-ban: on each purchase and sale; rieng: at another time, such as each ' +
        'night or dividend. The calculator adds the first two, and names the last.',
    ),
  ),
  base: v.pipe(localizedText(160), v.description('What it is counted on, in each language: the value of the sale.')),
  rate,
  source: v.pipe(localizedText(160), v.description('The rule that sets it: number of the law or circular.')),
  asOf: v.pipe(dateField, v.description('The day on which it was last compared with its source.')),
})

export const overdue = v.pipe(
  v.strictObject({
    percentOfRate: v.pipe(
      positiveDecimal,
      v.check((value) => Number(value) <= 150, 'Must not be above "150", the limit of Article 466 of the Civil Code'),
      v.description('Percent of the rate of its row, quoted; at most "150".'),
    ),
  }),
  v.description('For loans: the rate on what is not repaid in time.'),
)
