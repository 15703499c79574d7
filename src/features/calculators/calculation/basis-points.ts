import { movePoint } from '#lib/numbers/decimal.ts'

/** A hundredth of a percent: percentages with two decimals are whole numbers of them. */
export const wholeInPoints = 10_000n

/** "12.5" → 1250n */
export function toPoints(percent: string): bigint {
  return BigInt(movePoint(percent, 2))
}

/** A quotient rounded up: an amount that must be enough, a price that must not be passed. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor > 0n ? quotient + 1n : quotient
}
