import { divideDecimals, toRoundedProduct } from '#lib/numbers/decimal.ts'
import { ascending } from '#lib/order.ts'
import type { Computed, Fields, Values } from '../fields/field.ts'
import { computeSaleTaxes, investmentTaxPercent, type SaleTaxes } from './compute-sale-taxes.ts'
import type { FieldOf } from './field-names.ts'

/** A dividend as far as it counts here. */
export interface PaidDividend {
  form: 'tien' | 'co-phieu'
  /** New shares per hundred, where it is paid in shares. */
  rate: string
  /** Đồng for each share, where it is paid in cash. */
  perShare: string | null
  exDate: string
}

export interface ReturnRules<Dividend extends PaidDividend> {
  /** The days that can be chosen. */
  from: string
  to: string
  dividends: readonly Dividend[]
  par: string
  transferPercent: string | null
}

const price = { kind: 'price', least: '1', most: '1000000000' } as const

type ReturnField = FieldOf<'return-calculator'>

/** In the order of the form. */
export function toReturnFields({ from, to }: Pick<ReturnRules<PaidDividend>, 'from' | 'to'>) {
  const day = { kind: 'day', least: from, most: to } as const
  return {
    'so-giu': { kind: 'count', least: '1', most: '1000000000' },
    'gia-mua': price,
    'ngay-mua': day,
    'gia-ban': price,
    'ngay-ban': day,
  } as const satisfies Fields<ReturnField>
}

/** A dividend that the holder has a right to. */
export interface HeldDividend<Dividend extends PaidDividend> {
  dividend: Dividend
  /** The shares held on the ex-rights date. */
  shares: string
  /** In đồng; null where it is paid in shares. */
  cash: { gross: string; tax: string; net: string } | null
  /** New shares, fractions left out. */
  newShares: string
}

export interface ReturnAnswer<Dividend extends PaidDividend> {
  bought: string
  boughtOn: string
  soldOn: string
  cost: string
  /** Shares at the end, with those of dividends. */
  shares: string
  held: HeldDividend<Dividend>[]
  netDividends: string
  sale: SaleTaxes
  total: string
  /** In percent of what was paid, to two decimals. */
  percent: string
}

/** The return on shares from dividends and price, after tax and before fees. */
export function answerReturn<Dividend extends PaidDividend>(
  values: Values<ReturnField>,
  { dividends, par, transferPercent }: ReturnRules<Dividend>,
): Computed<ReturnField, ReturnAnswer<Dividend>> {
  const { 'so-giu': bought = '0', 'gia-mua': paid = '0', 'gia-ban': price = '0' } = values
  const { 'ngay-mua': boughtOn = '', 'ngay-ban': soldOn = '' } = values
  if (soldOn < boughtOn) return { problems: { 'ngay-ban': { code: 'too-small', nearest: boughtOn } } }
  const held: HeldDividend<Dividend>[] = []
  let shares = BigInt(bought)
  // Who buys before the ex-rights date has the right, and keeps it with a sale on that date or later.
  const entitled = dividends.filter(({ exDate }) => boughtOn < exDate && exDate <= soldOn)
  for (const dividend of entitled.toSorted((a, b) => ascending(a.exDate, b.exDate))) {
    const one = toHeld(dividend, shares)
    held.push(one)
    shares += BigInt(one.newShares)
  }
  const cost = toRoundedProduct([bought, paid], 1n, 0)
  const netDividends = held.reduce((sum, { cash }) => sum + BigInt(cash?.net ?? 0), 0n)
  const received = String(shares - BigInt(bought))
  const sale = computeSaleTaxes({ received, sold: String(shares), price, par, transferPercent })
  const total = String(BigInt(sale.proceeds) + netDividends - BigInt(cost))
  return {
    result: {
      bought,
      boughtOn,
      soldOn,
      cost,
      shares: String(shares),
      held,
      netDividends: String(netDividends),
      sale,
      total,
      percent: divideDecimals(String(BigInt(total) * 100n), cost, 2) ?? '0',
    },
    problems: {},
  }
}

/** The issues to holders that fall into the days of an answer: their shares are not in it. */
export function toMissedIssues<Issue extends { exDate: string }>(
  issues: readonly Issue[],
  { boughtOn, soldOn }: { boughtOn: string; soldOn: string },
): Issue[] {
  return issues.filter(({ exDate }) => boughtOn < exDate && exDate <= soldOn)
}

function toHeld<Dividend extends PaidDividend>(dividend: Dividend, held: bigint): HeldDividend<Dividend> {
  const shares = String(held)
  const { form, rate, perShare } = dividend
  if (form === 'co-phieu' || perShare === null) {
    const tenThousandths = toRoundedProduct([shares, rate, '100'], 1n, 0)
    return { dividend, shares, cash: null, newShares: String(BigInt(tenThousandths) / 10_000n) }
  }
  const gross = toRoundedProduct([shares, perShare], 1n, 0)
  const tax = toRoundedProduct([gross, investmentTaxPercent], 100n, 0)
  return { dividend, shares, cash: { gross, tax, net: String(BigInt(gross) - BigInt(tax)) }, newShares: '0' }
}
