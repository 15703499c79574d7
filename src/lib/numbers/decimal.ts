// Exact arithmetic with decimals as strings: published figures must not have errors such as 0.1 + 0.2 = 0.30000000000000004.

/** The change from one decimal to another in percent, rounded half away from zero: ("26000", "32000", 1) → "23.1". */
export function toPercentChange(from: string, to: string, digits: number): string {
  const scale = Math.max(fractionDigits(from), fractionDigits(to))
  const base = toScaled(from, scale)
  return divide((toScaled(to, scale) - base) * 100n, base, digits)
}

/** A change in percent of the value before it; `value` is the one after it: ("1212.00", "12.00", 2) → "1.00". */
export function toShareOfPrevious(value: string, change: string, digits: number): string {
  const scale = Math.max(fractionDigits(value), fractionDigits(change))
  const changed = toScaled(change, scale)
  return divide(changed * 100n, toScaled(value, scale) - changed, digits)
}

/** The exact sum: ("0.1", "0.20") → "0.30". */
export function addDecimals(decimals: readonly string[]): string {
  const scale = Math.max(0, ...decimals.map(fractionDigits))
  return toDecimal(
    decimals.reduce((sum, decimal) => sum + toScaled(decimal, scale), 0n),
    scale,
  )
}

export function negateDecimal(decimal: string): string {
  if (decimal.startsWith('-')) return decimal.slice(1)
  return /^[0.]+$/.test(decimal) ? decimal : `-${decimal}`
}

/** True if two decimals are the same number: "1.50" and "1.5" are. */
export function isSameDecimal(a: string, b: string): boolean {
  return /^[0.]+$/.test(addDecimals([a, negateDecimal(b)]))
}

/** True if a decimal is less than another. */
export function isBelow(a: string, b: string): boolean {
  return addDecimals([a, negateDecimal(b)]).startsWith('-')
}

/** A quotient, rounded half away from zero: ("2", "3", 2) → "0.67"; undefined for a divisor of zero. */
export function divideDecimals(dividend: string, divisor: string, digits: number): string | undefined {
  const scale = Math.max(fractionDigits(dividend), fractionDigits(divisor))
  const by = toScaled(divisor, scale)
  return by === 0n ? undefined : divide(toScaled(dividend, scale), by, digits)
}

/** Times ten to the power of `places`: ("1.5", 3) → "1500". */
export function movePoint(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const digits = fraction.padEnd(places, '0')
  const rest = digits.slice(places)
  return whole + digits.slice(0, places) + (rest && `.${rest}`)
}

/** The product of decimals, divided by a whole number, rounded half away from zero: (["50000000", "0.2"], 100n, 0) → "100000". */
export function toRoundedProduct(factors: readonly string[], divisor: bigint, digits: number): string {
  const scale = factors.reduce((sum, factor) => sum + fractionDigits(factor), 0)
  const product = factors.reduce((result, factor) => result * toScaled(factor, fractionDigits(factor)), 1n)
  return divide(product, divisor * 10n ** BigInt(scale), digits)
}

function fractionDigits(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0
}

/** "1.5" at scale 2 → 150n. */
function toScaled(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

/** 150n at scale 2 → "1.50". */
function toDecimal(scaled: bigint, scale: number): string {
  const figures = abs(scaled)
    .toString()
    .padStart(scale + 1, '0')
  const whole = figures.slice(0, figures.length - scale)
  return (scaled < 0n ? '-' : '') + (scale === 0 ? whole : `${whole}.${figures.slice(-scale)}`)
}

function divide(dividend: bigint, divisor: bigint, digits: number): string {
  if (divisor === 0n) return 'NaN'
  const scaled = dividend * 10n ** BigInt(digits)
  const isNegative = scaled < 0n !== divisor < 0n
  const [top, bottom] = [abs(scaled), abs(divisor)]
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return toDecimal(isNegative ? -rounded : rounded, digits)
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
