import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { dateField, positiveDecimal, text, wholeNumber } from '#engine/model/entries/fields.ts'
import { say } from '#lib/say/message.ts'

const fields = v.strictObject({
  code: v.pipe(text(40), v.description('The code of the bond, quoted.')),
  issued: v.pipe(wholeNumber, v.description('The face value issued, in đồng, quoted: "300000000000".')),
  outstanding: v.pipe(
    wholeNumber,
    v.description('The face value outstanding, in đồng, quoted; "0" once it is repaid.'),
  ),
  asOf: v.pipe(dateField, v.description('The day of the amount outstanding.')),
  issuedOn: v.pipe(dateField, v.description('The day of issue.')),
  maturesOn: v.pipe(dateField, v.description('The day on which it falls due.')),
  rate: v.pipe(positiveDecimal, v.description('The interest in percent a year, quoted: "8.2".')),
  rateKind: v.pipe(v.picklist(['co-dinh', 'tha-noi']), v.description('co-dinh: fixed; tha-noi: floating.')),
  interestMonths: v.pipe(
    v.picklist([1, 3, 6, 12]),
    v.description('How many months apart interest is paid: 1, 3, 6 or 12.'),
  ),
  isSecured: v.pipe(v.boolean(), v.description('true for a bond with collateral.')),
  isConvertible: v.pipe(v.boolean(), v.description('true for a bond that may be converted into shares.')),
})

type Fields = v.InferOutput<typeof fields>

/** A bond that the company has issued. */
export const bondSchema = v.pipe(
  fields,
  checkFields<Fields>(
    ['maturesOn', 'issuedOn'],
    ({ issuedOn, maturesOn }) => maturesOn > issuedOn,
    say`Must be after issuedOn`,
  ),
  checkFields<Fields>(['asOf', 'issuedOn'], ({ issuedOn, asOf }) => asOf >= issuedOn, say`Must not be before issuedOn`),
  checkFields<Fields>(
    ['outstanding', 'issued'],
    ({ outstanding, issued }) => BigInt(outstanding) <= BigInt(issued),
    say`Is more than was issued`,
  ),
)
