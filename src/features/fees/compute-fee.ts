import { toRoundedProduct } from '#lib/numbers/decimal.ts'

// One function for the build's check, the calculator on the page and the tests. In whole numbers: fees are published
// figures, and a library of decimals would do no more here than multiply and round.

/** From `from` up to, and without, `to`; without `to`, everything from there on. Whole numbers. */
export interface Tier {
  from: string
  to?: string | undefined
}

interface Limits {
  /** Never less than this, never more; whole đồng. */
  min?: string | undefined
  max?: string | undefined
}

export type Rate =
  | ({ type: 'percent'; percent: string; period?: 'ngay' | 'nam' | undefined } & Limits)
  | ({ type: 'flat'; amount: string; per: string } & Limits)

export interface FeeRow {
  channel: string
  tier: Tier
  rate: Rate
}

/** What is asked: so much through this channel; for how many days, where the rate is one of days. */
export interface FeeQuestion {
  channel: string
  amount: string
  days?: number | undefined
}

export interface Fee<Row extends FeeRow> {
  /** Whole đồng. */
  fee: string
  /** The row that it comes from. */
  row: Row
  /** Which limit it was held to. */
  limit?: 'min' | 'max'
}

/** What a schedule's amounts count: its value in đồng, securities, contracts. */
export type FeeBasis = 'gia-tri' | 'chung-khoan' | 'hop-dong'

/** What a flat fee is multiplied by, and where that counts nothing, as for a file, by one. */
export const basisOfUnit: Readonly<Record<string, FeeBasis>> = {
  'chung-khoan': 'chung-khoan',
  'chung-khoan-thang': 'chung-khoan',
  'hop-dong': 'hop-dong',
}

const daysOfYear = 365n

/** The fee by a schedule's rows: the tier's rate on the whole amount, rounded half up to whole đồng, then held between its limits. */
export function computeFee<Row extends FeeRow>(rows: readonly Row[], question: FeeQuestion): Fee<Row> | undefined {
  const row = findRow(rows, question)
  if (!row) return undefined
  const { min, max } = row.rate
  const fee = toFee(row.rate, question)
  if (min !== undefined && BigInt(fee) < BigInt(min)) return { fee: min, row, limit: 'min' }
  if (max !== undefined && BigInt(fee) > BigInt(max)) return { fee: max, row, limit: 'max' }
  return { fee, row }
}

/** What is added to a fee as tax, in whole đồng. */
export function toTax(fee: string, percent: string): string {
  return toRoundedProduct([fee, percent], 100n, 0)
}

function findRow<Row extends FeeRow>(rows: readonly Row[], { channel, amount }: FeeQuestion): Row | undefined {
  const value = BigInt(amount)
  return rows.find(
    ({ channel: own, tier: { from, to } }) =>
      own === channel && BigInt(from) <= value && (to === undefined || value < BigInt(to)),
  )
}

function toFee(rate: Rate, { amount, days = 1 }: FeeQuestion): string {
  if (rate.type === 'flat') return toRoundedProduct([rate.amount, basisOfUnit[rate.per] ? amount : '1'], 1n, 0)
  const factors = [amount, rate.percent, rate.period ? String(days) : '1']
  return toRoundedProduct(factors, rate.period === 'nam' ? 100n * daysOfYear : 100n, 0)
}
