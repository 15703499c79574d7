import { movePoint } from '#lib/numbers/decimal.ts'
import { languages, pickConvention, type Conventions, type Locale } from '#model/locale/locale.ts'
import { formatDecimal } from './format.ts'

/** Between a figure and its unit: they stay on one line. */
const space = '\u00a0'

interface AmountForms {
  toMoney(figures: string): string
  toBigMoney(number: string): string
  /** From a million on. */
  toBigNumber(locale: Locale, decimal: string): string
}

const amountForms: Conventions<AmountForms> = {
  vietnamese: {
    toMoney: (figures) => `${figures}${space}₫`,
    toBigMoney: (number) => `${number}${space}đồng`,
    toBigNumber: toVietnameseNumber,
  },
  international: {
    toMoney: (figures) => `VND${space}${figures}`,
    toBigMoney: (number) => `VND${space}${number}`,
    toBigNumber: toCompactNumber,
  },
}

/** An amount of đồng in figures: `1.234.567 ₫`, `VND 1,234,567`. */
export function formatMoney(locale: Locale, decimal: string): string {
  return pickConvention(locale, amountForms).toMoney(formatDecimal(locale, decimal))
}

/** A big number in words of its unit, to one decimal: `1,2 tỷ`, `1.2 billion`. Below a million it stands in figures. */
export function formatBigNumber(locale: Locale, decimal: string): string {
  const isBelowMillion = /^-?0*\d{1,6}(?:\.|$)/.test(decimal)
  return isBelowMillion
    ? formatDecimal(locale, decimal)
    : pickConvention(locale, amountForms).toBigNumber(locale, decimal)
}

/**
 * A big amount of đồng in words: `1,2 tỷ đồng`, `VND 1.2 billion`. Where it is counted in more than đồng, `power` says in
 * which power of ten: 9 for tỷ.
 */
export function formatBigMoney(locale: Locale, decimal: string, power = 0): string {
  return pickConvention(locale, amountForms).toBigMoney(formatBigNumber(locale, movePoint(decimal, power)))
}

function toCompactNumber(locale: Locale, decimal: string): string {
  const format = new Intl.NumberFormat(languages[locale].tag, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
    useGrouping: true,
  })
  const parts = format.formatToParts(decimal as `${number}`) // the model checked that it is a decimal
  return parts.map(({ type, value }) => (type === 'literal' ? space : value)).join('')
}

/** Vietnamese has no word of its own for 10^12: it counts thousands of `tỷ`. */
const vietnameseUnits = [
  [6, 'triệu'],
  [9, 'tỷ'],
  [12, 'nghìn tỷ'],
] as const

/** Not by Intl: phones in another language may lack its Vietnamese words, and would mix in English ones. */
function toVietnameseNumber(locale: Locale, decimal: string): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const toTenths = (power: number) =>
    toRoundedQuotient(BigInt(whole + fraction) * 10n, 10n ** BigInt(power + fraction.length))
  // Rounded first: 999.96 million is 1 billion, and 999.94 million is not.
  const [power, name] = vietnameseUnits.find(([power]) => toTenths(power) < 10_000n) ?? vietnameseUnits[2]
  const tenths = toTenths(power)
  const figures = tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`
  return `${formatDecimal(locale, isNegative ? `-${figures}` : figures)}${space}${name}`
}

/** Rounded half up, in whole numbers: amounts in đồng go beyond what a float holds exactly. */
function toRoundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}
