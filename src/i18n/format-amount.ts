import { movePoint } from '#lib/numbers/decimal.ts'
import { formatDecimal } from './format.ts'
import { languages, pickConvention, type Conventions, type Locale } from '#model/locale/locale.ts'

/** Between a figure and its unit: they stay on one line. */
const space = '\u00a0'

interface MoneyForms {
  toExact(figures: string): string
  toRounded(number: string): string
}

const moneyForms: Conventions<MoneyForms> = {
  vietnamese: {
    toExact: (figures) => `${figures}${space}₫`,
    toRounded: (number) => `${number}${space}đồng`,
  },
  international: {
    toExact: (figures) => `VND${space}${figures}`,
    toRounded: (number) => `VND${space}${number}`,
  },
}

/** An amount of đồng in figures: `1.234.567 ₫`, `VND 1,234,567`. */
export function formatMoney(locale: Locale, decimal: string): string {
  return pickConvention(locale, moneyForms).toExact(formatDecimal(locale, decimal))
}

/** A big number in words of its unit, to one decimal: `1,2 tỷ`, `1.2 billion`. Below a million it stands in figures. */
export function formatBigNumber(locale: Locale, decimal: string): string {
  const isBelowMillion = /^-?0*\d{1,6}(?:\.|$)/.test(decimal)
  if (isBelowMillion) return formatDecimal(locale, decimal)
  const format = new Intl.NumberFormat(languages[locale].tag, {
    notation: 'compact',
    // The short form would be "1,2 T" in Vietnamese, which nobody reads.
    compactDisplay: 'long',
    maximumFractionDigits: 1,
    useGrouping: true,
  })
  const parts = format.formatToParts(decimal as `${number}`) // the model checked that it is a decimal
  return parts.map(({ type, value }) => (type === 'literal' ? space : value)).join('')
}

/**
 * A big amount of đồng in words: `1,2 tỷ đồng`, `VND 1.2 billion`. Where it is counted in more than đồng, `power` says in
 * which power of ten: 9 for tỷ.
 */
export function formatBigMoney(locale: Locale, decimal: string, power = 0): string {
  return pickConvention(locale, moneyForms).toRounded(formatBigNumber(locale, movePoint(decimal, power)))
}
