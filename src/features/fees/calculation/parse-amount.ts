import { foldToLetters } from '#lib/text/fold-to-letters.ts'

/** A whole amount, or the problem with the input. */
export type ParsedAmount = { amount: string } | { problem: 'empty' | 'no-number' | 'not-whole' | 'too-large' }

const maxDigits = 15

/** Words for powers of ten, in both languages, without diacritics. */
const powers: Readonly<Record<string, number>> = {
  nghin: 3,
  ngan: 3,
  k: 3,
  thousand: 3,
  trieu: 6,
  tr: 6,
  m: 6,
  million: 6,
  ty: 9,
  ti: 9,
  bn: 9,
  billion: 9,
}

/** "100.000.000", "100,000,000", "100 triệu", "1,5 tỷ" → whole digits. `point` separates decimals if a word follows. */
export function parseAmount(input: string, point: ',' | '.'): ParsedAmount {
  const text = foldToLetters(input)
    .replace(/^\s*(?:vnd|₫)\s*|\s*(?:dong|vnd|d|₫)\s*$/g, '')
    .trim()
  if (text === '') return { problem: 'empty' }
  const [, figures = '', word = ''] = /^([\d.,\s]*\d)\s*(\p{L}*)$/u.exec(text) ?? []
  const power = word === '' ? 0 : powers[word]
  if (figures === '' || power === undefined) return { problem: 'no-number' }
  const decimal = power === 0 ? toWhole(figures) : toDecimal(figures, point)
  if (decimal === undefined) return { problem: 'no-number' }
  const [whole = '', fraction = ''] = decimal.split('.')
  if (fraction.replace(/0+$/, '').length > power) return { problem: 'not-whole' }
  const amount = (whole + fraction.slice(0, power).padEnd(power, '0')).replace(/^0+(?=\d)/, '')
  return amount.length > maxDigits ? { problem: 'too-large' } : { amount }
}

/** Đồng have no decimals, so that both signs between groups of three digits separate thousands, in every language. */
function toWhole(figures: string): string | undefined {
  const compact = figures.replaceAll(/\s/g, ' ')
  if (/^\d+$/.test(compact)) return compact
  const isGrouped = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/.test(compact)
  return isGrouped ? compact.replaceAll(/[., ]/g, '') : undefined
}

/** A sign that is not followed by three digits can only be a decimal point: "1.5 tỷ", "1,5 billion". */
const onePoint = /^(\d+)[.,](?!\d{3}$)(\d+)$/

function toDecimal(figures: string, point: ',' | '.'): string | undefined {
  if (onePoint.test(figures)) return figures.replace(onePoint, '$1.$2')
  const [whole = '', fraction, ...more] = figures.split(point)
  const digits = toWhole(whole)
  if (digits === undefined || more.length > 0 || whole.includes(point)) return undefined
  if (fraction === undefined) return digits
  return /^\d+$/.test(fraction) ? `${digits}.${fraction}` : undefined
}
