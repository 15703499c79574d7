import { languages, type Locale } from '#engine/model/locale/locale.ts'
import { memoize } from '#lib/memoize.ts'
import { divideDecimals, movePoint } from '#lib/numbers/decimal.ts'
import { pickConvention, type Conventions } from './conventions.ts'
import { formatDecimal } from './format.ts'

/** No line break between a figure and its unit. */
const space = '\u00a0'

interface AmountForms {
  toMoney(figures: string): string
  toBigMoney(number: string): string
  /** Only for numbers from a million on. */
  toBigNumber(locale: Locale, decimal: string): string
  /** The word for a power of ten; undefined in a language whose words are not in a table here. */
  toPowerWord(locale: Locale, power: 6 | 9): string | undefined
}

const amountForms: Conventions<AmountForms> = {
  vietnamese: {
    toMoney: (figures) => `${figures}${space}₫`,
    toBigMoney: (number) => `${number}${space}đồng`,
    toBigNumber: (locale, decimal) => toNumberWithWord(locale, decimal, vietnameseWords),
    toPowerWord: (_locale, power) => findWord(vietnameseWords, power),
  },
  international: {
    toMoney: (figures) => `VND${space}${figures}`,
    toBigMoney: (number) => `VND${space}${number}`,
    toBigNumber: (locale, decimal) =>
      locale === 'en' ? toNumberWithWord(locale, decimal, englishWords) : toCompactNumber(locale, decimal),
    toPowerWord: (locale, power) => (locale === 'en' ? findWord(englishWords, power) : undefined),
  },
}

/** An amount of đồng in digits: `1.234.567 ₫`, `VND 1,234,567`. */
export function formatMoney(locale: Locale, decimal: string): string {
  return pickConvention(locale, amountForms).toMoney(formatDecimal(locale, decimal))
}

/** Two amounts with their currency once: `1.500–4.000 ₫`, `VND 1,500–4,000`. */
export function formatMoneyRange(locale: Locale, low: string, high: string): string {
  return pickConvention(locale, amountForms).toMoney(`${formatDecimal(locale, low)}–${formatDecimal(locale, high)}`)
}

/** An amount and what it becomes, with their currency once: `26.000 → 32.000 ₫`, `VND 26,000 → 32,000`. */
export function formatMoneyChange(locale: Locale, from: string, to: string): string {
  return pickConvention(locale, amountForms).toMoney(`${formatDecimal(locale, from)} → ${formatDecimal(locale, to)}`)
}

/** A big number with a word for its power of ten, to one decimal: `1,2 tỷ`, `1.2 billion`. Below a million, in digits. */
export function formatBigNumber(locale: Locale, decimal: string): string {
  const isBelowMillion = /^-?0*\d{1,6}(?:\.|$)/.test(decimal)
  return isBelowMillion
    ? formatDecimal(locale, decimal)
    : pickConvention(locale, amountForms).toBigNumber(locale, decimal)
}

/** A big amount of đồng: `1,2 tỷ đồng`, `VND 1.2 billion`. */
export function formatBigMoney(locale: Locale, decimal: string): string {
  return pickConvention(locale, amountForms).toBigMoney(formatBigNumber(locale, decimal))
}

// Creating a formatter takes ten times as long as using it.
const compactNumbers = memoize(
  (tag: string) =>
    new Intl.NumberFormat(tag, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 1,
      useGrouping: true,
    }),
)

/**
 * An amount of đồng with all its digits in the unit of `power`, so that amounts beside each other have the same unit:
 * `5.500 tỷ đồng`, `VND 5,500 billion`.
 */
export function formatMoneyIn(locale: Locale, decimal: string, power: 0 | 6 | 9): string {
  const { toBigMoney, toPowerWord } = pickConvention(locale, amountForms)
  const word = power === 0 ? '' : toPowerWord(locale, power)
  if (word === undefined) return toBigMoney(formatDecimal(locale, movePoint(decimal, power)))
  return toBigMoney(formatDecimal(locale, decimal) + (word && space + word))
}

/** A charter capital or another amount that is always counted in billions, wherever it is shown: `5.500 tỷ đồng`. */
export function formatBillions(locale: Locale, amount: string): string {
  const billions = divideDecimals(amount, '1000000000', 9) ?? amount
  return formatMoneyIn(locale, billions.replace(/\.?0+$/, ''), 9)
}

function toCompactNumber(locale: Locale, decimal: string): string {
  const parts = compactNumbers(languages[locale].tag).formatToParts(decimal as `${number}`) // the model checked that it is a decimal
  return parts.map(({ type, value }) => (type === 'literal' ? space : value)).join('')
}

/**
 * Words by their power of ten. Without Intl, because phones set to another language may lack its Vietnamese words and use English
 * ones, and because its first use on a page takes a phone 50 ms.
 */
type Words = readonly [Word, Word, Word]
type Word = readonly [power: number, word: string]

/** Vietnamese has no word for 10^12, and uses thousands of `tỷ`. */
const vietnameseWords: Words = [
  [6, 'triệu'],
  [9, 'tỷ'],
  [12, 'nghìn tỷ'],
]

const englishWords: Words = [
  [6, 'million'],
  [9, 'billion'],
  [12, 'trillion'],
]

function findWord(words: Words, power: number): string | undefined {
  return words.find(([one]) => one === power)?.[1]
}

function toNumberWithWord(locale: Locale, decimal: string, words: Words): string {
  const isNegative = decimal.startsWith('-')
  const [whole = '', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const toTenths = (power: number) =>
    toRoundedQuotient(BigInt(whole + fraction) * 10n, 10n ** BigInt(power + fraction.length))
  // Rounded before the unit is chosen: 999.96 million is 1 billion, but 999.94 million is not.
  const [power, word] = words.find(([power]) => toTenths(power) < 10_000n) ?? words[2]
  const tenths = toTenths(power)
  const figures = tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n}.${tenths % 10n}`
  return `${formatDecimal(locale, isNegative ? `-${figures}` : figures)}${space}${word}`
}

/** Rounded half up. BigInt, because amounts in đồng exceed the exact range of floats. */
function toRoundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}
