import { movePoint } from '#lib/numbers/decimal.ts'
import { formatDecimal } from './format.ts'
import type { Locale } from '#model/locale.ts'

/** Between a figure and its unit: they stay on one line. */
const space = '\u00a0'

/** Powers of ten with a name. Vietnamese has no word of its own for 10^12: it counts thousands of `tỷ`. */
const units = {
  vi: [
    [6, 'triệu'],
    [9, 'tỷ'],
    [12, 'nghìn tỷ'],
  ],
  en: [
    [6, 'million'],
    [9, 'billion'],
    [12, 'trillion'],
  ],
} as const satisfies Record<Locale, readonly (readonly [power: number, name: string])[]>

/** An amount of đồng in figures: `1.234.567 ₫`, `VND 1,234,567`. */
export function formatMoney(locale: Locale, decimal: string): string {
  const figures = formatDecimal(locale, decimal)
  return locale === 'vi' ? `${figures}${space}₫` : `VND${space}${figures}`
}

/**
 * A big number in words of its unit, to one decimal: `1,2 tỷ`, `1.2 billion`. Not Intl's compact notation, whose
 * Vietnamese is "1,2 T". Below a million it stands in figures.
 */
export function formatBigNumber(locale: Locale, decimal: string): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const digits = BigInt(whole + fraction)
  let words: { tenths: bigint; name: string } | undefined
  for (const [power, name] of units[locale]) {
    const one = 10n ** BigInt(power + fraction.length)
    // Rounded first: 999.96 million is 1 billion, and 999.94 million is not.
    if (words ? words.tenths < 10_000n : digits < one) break
    words = { tenths: toRoundedQuotient(digits * 10n, one), name }
  }
  if (!words) return formatDecimal(locale, decimal)
  const { tenths, name } = words
  const figures = tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`
  return `${formatDecimal(locale, isNegative ? `-${figures}` : figures)}${space}${name}`
}

/**
 * A big amount of đồng in words: `1,2 tỷ đồng`, `VND 1.2 billion`. Where it is counted in more than đồng, `power` says in
 * which power of ten: 9 for tỷ.
 */
export function formatBigMoney(locale: Locale, decimal: string, power = 0): string {
  const number = formatBigNumber(locale, movePoint(decimal, power))
  return locale === 'vi' ? `${number}${space}đồng` : `VND${space}${number}`
}

/** Rounded half up, in whole numbers: amounts in đồng go beyond what a float holds exactly. */
function toRoundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}
