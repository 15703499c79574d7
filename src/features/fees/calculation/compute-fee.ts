import { toRoundedProduct } from '#lib/numbers/decimal.ts'

// One function for the check in the build and the calculator on the page. It needs only to multiply and to round, for
// which whole numbers are enough.

/** The amounts from `from` to below `to`, or without an upper limit. Whole numbers. */
export interface Tier {
  from: string
  to?: string | undefined
}

interface Limits {
  /** The minimum and the maximum fee, in whole đồng. */
  min?: string | undefined
  max?: string | undefined
}

export type Rate =
  | ({ type: 'percent'; percent: string; period?: 'ngay' | 'thang' | 'nam' | undefined } & Limits)
  | ({ type: 'flat'; amount: string; per: string } & Limits)

export interface FeeRow {
  channel: string
  tier: Tier
  rate: Rate
}

/** A transaction: its channel, its amount in the unit of the schedule, and the number of days for rates with a period. */
export interface FeeInput {
  channel: string
  amount: string
  days?: number | undefined
}

export interface Fee<Row extends FeeRow> {
  /** Whole đồng. */
  fee: string
  /** The row that the fee follows from. */
  row: Row
  /** The limit that determines the fee, if one does. */
  limit?: 'min' | 'max'
}

/** The unit of a schedule's amounts: value in đồng, securities or contracts. */
export type FeeBasis = 'gia-tri' | 'chung-khoan' | 'hop-dong'

/** The amounts that flat fees are multiplied by. Fees per other units, such as a file, are charged once. */
export const basisOfUnit: Readonly<Record<string, FeeBasis>> = {
  'chung-khoan': 'chung-khoan',
  'chung-khoan-thang': 'chung-khoan',
  'hop-dong': 'hop-dong',
  'hop-dong-ngay': 'hop-dong',
}

const daysOfYear = 365n

/**
 * The fee by the rows of a schedule: the rate of the tier on the whole amount, rounded half up to whole đồng, then limited
 * to minimum and maximum. Undefined if no row matches.
 */
export function computeFee<Row extends FeeRow>(rows: readonly Row[], input: FeeInput): Fee<Row> | undefined {
  const row = findRow(rows, input)
  return row && { ...applyRate(row.rate, input), row }
}

/** A rate on an amount, in whole đồng, and the limit that determines it, if one does. */
export function applyRate(rate: Rate, input: Omit<FeeInput, 'channel'>): { fee: string; limit?: 'min' | 'max' } {
  const { min, max } = rate
  const fee = toFee(rate, input)
  if (min !== undefined && BigInt(fee) < BigInt(min)) return { fee: min, limit: 'min' }
  if (max !== undefined && BigInt(fee) > BigInt(max)) return { fee: max, limit: 'max' }
  return { fee }
}

/** The tax on a fee, in whole đồng. */
export function toTax(fee: string, percent: string): string {
  return toRoundedProduct([fee, percent], 100n, 0)
}

function findRow<Row extends FeeRow>(rows: readonly Row[], { channel, amount }: FeeInput): Row | undefined {
  const value = BigInt(amount)
  return rows.find(
    ({ channel: own, tier: { from, to } }) =>
      own === channel && BigInt(from) <= value && (to === undefined || value < BigInt(to)),
  )
}

function toFee(rate: Rate, { amount, days = 1 }: Omit<FeeInput, 'channel'>): string {
  if (rate.type === 'flat') return toRoundedProduct([rate.amount, basisOfUnit[rate.per] ? amount : '1'], 1n, 0)
  const factors = [amount, rate.percent, rate.period ? String(days) : '1']
  return toRoundedProduct(factors, rate.period === 'nam' ? 100n * daysOfYear : 100n, 0)
}
