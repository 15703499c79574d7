import { computeFee, type FeeRow } from '#features/fees/calculation/compute-fee.ts'
import { isBelow, toRoundedProduct } from '#lib/numbers/decimal.ts'
import type { Computed, Values } from '../fields/field.ts'
import { computeAtPrice, computeMargin, type Account, type Loan, type Margin } from './compute-margin.ts'
import { leastRatios } from './least-ratios.ts'
import type { MarginField } from './margin-fields.ts'

/** Interest is counted by the year of 365 days, as the fee schedule says. */
const daysOfYear = 365n
const defaultDays = '30'

export interface Interest {
  amount: string
  days: string
  percent: string
  /** True where the rate is that of the fee schedule. */
  isOfSchedule: boolean
}

export interface MarginAnswer extends Margin {
  loan: Loan
  /** The account at the price that was supposed. */
  supposed: { price: string; account: Account } | null
  /** Null where there is no debt, or no rate. */
  interest: Interest | null
}

/** Answers the form: what is not one's own is the debt; ratios that are left out are the least that the law allows, the rate that of the schedule. */
export function answerMargin(
  values: Values<MarginField>,
  rows: readonly FeeRow[],
): Computed<MarginField, MarginAnswer> {
  const { 'gia-tri': value = '0', von: own, gia: price, 'gia-moi': supposed, 'xu-ly': forced } = values
  const { 'ban-dau': initial = leastRatios.initial, 'duy-tri': maintenance = leastRatios.maintenance } = values
  if (own !== undefined && isBelow(value, own)) return { problems: { von: { code: 'too-large', nearest: value } } }
  const debt = values.vay ?? (own === undefined ? undefined : String(BigInt(value) - BigInt(own)))
  if (own !== undefined && BigInt(own) + BigInt(debt ?? 0) !== BigInt(value)) {
    return { problems: { von: { code: 'debt-and-equity' } } }
  }
  if (debt === undefined) return { problems: { vay: { code: 'empty' } } }
  if (supposed !== undefined && price === undefined) return { problems: { gia: { code: 'needs-price' } } }
  if (forced !== undefined && !isBelow(forced, maintenance)) {
    return { problems: { 'xu-ly': { code: 'not-above-maintenance' } } }
  }
  const loan = { value, debt, initial, maintenance, forced, price }
  const result: MarginAnswer = {
    ...computeMargin(loan),
    loan,
    supposed:
      supposed === undefined || price === undefined
        ? null
        : { price: supposed, account: computeAtPrice({ ...loan, price }, supposed) },
    interest: toInterest(values, debt, rows),
  }
  return { result, problems: {} }
}

function toInterest(values: Values<MarginField>, debt: string, rows: readonly FeeRow[]): Interest | null {
  if (debt === '0') return null
  const days = values['so-ngay'] ?? defaultDays
  const typed = values['lai-suat']
  if (typed !== undefined) {
    const amount = toRoundedProduct([debt, typed, days], 100n * daysOfYear, 0)
    return { amount, days, percent: typed, isOfSchedule: false }
  }
  const [first] = rows
  const fee = first && computeFee(rows, { channel: first.channel, amount: debt, days: Number(days) })
  const rate = fee?.row.rate
  return fee && rate?.type === 'percent' ? { amount: fee.fee, days, percent: rate.percent, isOfSchedule: true } : null
}
