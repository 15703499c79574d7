import { toRoundedProduct } from '#lib/numbers/decimal.ts'

/** The tax of individuals on income from capital investment, in percent: dividends in cash or in shares (`rules.ts`). */
export const investmentTaxPercent = '5'

/** A sale of shares, some of which were received as a dividend or a bonus. Whole numbers; prices in đồng. */
export interface ShareSale {
  /** Shares received for which no tax has been paid yet. */
  received: string
  sold: string
  price: string
  par: string
  /** The tax on transfers in percent of the value; null where none is known. */
  transferPercent: string | null
}

export interface SaleTaxes {
  value: string
  /** The shares sold that count as received: those come first. */
  taxedShares: string
  /** The value of such a share for the tax: par, or the price where that is lower. */
  taxedPrice: string
  investmentTax: string
  transferTax: string | null
  /** Received shares whose tax falls due at a later sale. */
  leftShares: string
  /** The value without both taxes. */
  proceeds: string
}

/** The two taxes on a sale, each rounded to whole đồng. */
export function computeSaleTaxes({ received, sold, price, par, transferPercent }: ShareSale): SaleTaxes {
  const taxedShares = least(received, sold)
  const taxedPrice = least(price, par)
  const value = toRoundedProduct([sold, price], 1n, 0)
  const investmentTax = toRoundedProduct([taxedShares, taxedPrice, investmentTaxPercent], 100n, 0)
  const transferTax = transferPercent === null ? null : toRoundedProduct([value, transferPercent], 100n, 0)
  return {
    value,
    taxedShares,
    taxedPrice,
    investmentTax,
    transferTax,
    leftShares: String(BigInt(received) - BigInt(taxedShares)),
    proceeds: String(BigInt(value) - BigInt(investmentTax) - BigInt(transferTax ?? 0)),
  }
}

function least(a: string, b: string): string {
  return BigInt(a) < BigInt(b) ? a : b
}
