import { divideDecimals, toRoundedProduct } from '#lib/numbers/decimal.ts'
import { divideUp, toPoints, wholeInPoints } from './basis-points.ts'

// The margin ratio is equity by assets, equity being assets without the debt (Decision 87/QĐ-UBCK, Article 2). Assets are here the
// securities alone, at their whole value: what a client sees who has no cash in the account, and none that count for less.

/** A loan on securities, in whole đồng; ratios in percent. */
export interface Loan {
  value: string
  debt: string
  initial: string
  maintenance: string
  /** The ratio below which the contract lets the firm sell at once. */
  forced?: string | undefined
  /** Of one share; without it, only the fall in percent is known. */
  price?: string | undefined
}

/** The value at which a ratio is met; below it, the ratio is missed. */
export interface Threshold {
  value: string
  /** How far the securities may fall until then, in percent of their present value, to two decimals; null where they are below it. */
  fall: string | null
  price: string | null
}

/** Three ways back to the ratio to maintain, each by itself. */
export interface Shortage {
  /** Paid in, and used to repay. */
  cash: string
  /** Further securities at their whole value. */
  securities: string
  /** Sold to repay; null where even the sale of all is not enough. */
  sale: string | null
}

export interface Account {
  value: string
  equity: string
  /** In percent, to two decimals. */
  ratio: string
  /** Null where the ratio is met. */
  shortage: Shortage | null
}

export interface Margin {
  present: Account
  /** The most that can be borrowed for a purchase of this value. */
  largestLoan: string
  /** Null without a debt: no fall leads to a call. */
  call: Threshold | null
  forced: Threshold | null
}

/** The account at present, and when its ratio is missed. */
export function computeMargin(loan: Loan): Margin {
  const { value, debt, initial, maintenance, forced } = loan
  return {
    present: toAccount(BigInt(value), BigInt(debt), toPoints(maintenance)),
    largestLoan: String((BigInt(value) * (wholeInPoints - toPoints(initial))) / wholeInPoints),
    call: toThreshold(loan, maintenance),
    forced: forced === undefined ? null : toThreshold(loan, forced),
  }
}

/** The account once a share costs `price` in place of `loan.price`. */
export function computeAtPrice(loan: Loan & { price: string }, price: string): Account {
  const value = toRoundedProduct([loan.value, price], BigInt(loan.price), 0)
  return toAccount(BigInt(value), BigInt(loan.debt), toPoints(loan.maintenance))
}

function toAccount(value: bigint, debt: bigint, least: bigint): Account {
  const equity = value - debt
  return {
    value: String(value),
    equity: String(equity),
    ratio: divideDecimals(String(equity * 100n), String(value), 2) ?? '0',
    shortage: equity * wholeInPoints < least * value ? toShortage(value, equity, least) : null,
  }
}

function toShortage(value: bigint, equity: bigint, least: bigint): Shortage {
  // What equity lacks, in ten thousandths of a đồng.
  const lack = least * value - equity * wholeInPoints
  return {
    cash: String(divideUp(lack, wholeInPoints)),
    securities: String(divideUp(lack, wholeInPoints - least)),
    // A sale leaves equity as it is, and makes what it is measured against smaller.
    sale: equity > 0n ? String(divideUp(lack, least)) : null,
  }
}

function toThreshold({ value, debt, price }: Loan, ratio: string): Threshold | null {
  if (BigInt(debt) === 0n) return null
  const lent = wholeInPoints - toPoints(ratio)
  const least = BigInt(debt) * wholeInPoints
  const fall = divideDecimals(String((BigInt(value) * lent - least) * 100n), String(BigInt(value) * lent), 2) ?? '0'
  return {
    value: String(divideUp(least, lent)),
    fall: least > BigInt(value) * lent ? null : fall,
    price: price === undefined ? null : String(divideUp(least * BigInt(price), lent * BigInt(value))),
  }
}
