import { applyRate, computeFee, toTax, type Fee, type FeeInput, type FeeRow, type Rate } from './compute-fee.ts'

export type FeeSide = 'mua' | 'ban'

/** A tax, or a charge that is passed on, with the moment at which it falls due. */
export interface Charge {
  when: 'ban' | 'mua-ban' | 'rieng'
  rate: Rate
}

/** A schedule as far as it decides what a client pays. */
export interface CostRules<Row extends FeeRow, Own extends Charge> {
  rows: readonly Row[]
  vat: { treatment: string; percent?: string | undefined }
  charges: readonly Own[]
}

/** The cost of a transaction, item by item, in whole đồng. */
export interface Cost<Row extends FeeRow, Own extends Charge> extends Fee<Row> {
  /** Value added tax on the fee, if it is added to it. */
  vat?: string
  charges: { charge: Own; amount: string }[]
  /** Charges that fall due at another time, and are not in the total. */
  others: Own[]
  total: string
}

/** The fee with tax and charges that fall due with the transaction; each is rounded to whole đồng. */
export function computeCost<Row extends FeeRow, Own extends Charge>(
  { rows, vat, charges }: CostRules<Row, Own>,
  { side, ...input }: FeeInput & { side: FeeSide },
): Cost<Row, Own> | undefined {
  const fee = computeFee(rows, input)
  if (!fee) return undefined
  const tax = vat.treatment === 'chua-gom' && vat.percent !== undefined ? toTax(fee.fee, vat.percent) : undefined
  const due = charges
    .filter(({ when }) => when === 'mua-ban' || when === side)
    .map((charge) => ({ charge, amount: applyRate(charge.rate, input).fee }))
  const total = [fee.fee, tax ?? '0', ...due.map(({ amount }) => amount)].reduce((sum, one) => sum + BigInt(one), 0n)
  return {
    ...fee,
    ...(tax !== undefined && { vat: tax }),
    charges: due,
    others: charges.filter(({ when }) => when === 'rieng'),
    total: String(total),
  }
}

/** The amount that the client pays for a purchase, or receives for a sale; a sale may cost more than it brings. */
export function toSettlement(side: FeeSide, value: string, total: string): string {
  return String(side === 'ban' ? BigInt(value) - BigInt(total) : BigInt(value) + BigInt(total))
}
