import { say, type Message } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'

/** The signs of a language's figures, and the words by which a figure is known for one. They are parts of patterns. */
export interface NumberForms {
  /** The sign between thousands, which other languages have before decimals. */
  group: '.' | ','
  /** Words before what only looks like a figure: the number of a version, an article, a room. */
  labels: string
  /** Words before what is no amount, in whatever groups its digits are, also behind a colon or in the cell before: a serial number, an account. */
  identifiers: string
  /** Words behind figures that may have decimals: a percentage, millions. */
  measures: string
  /** Those of them before which three decimals are rare: 1.250 of them are more likely thousands. */
  magnitudes: string
  /** Words behind figures that have no decimals: shares, people. */
  counted: string
  /** The currency before a figure, which has no decimals unless a measure follows; undefined if it follows the figure. */
  currency?: string
  /** Words behind figures that are neither numbers of sections nor dates: a percentage, millions. */
  sums: string
  /** Words between the two figures of a range. */
  to: string
  /** The message for a figure in the form of another language. */
  message: Message
  /** The message where it may have three decimals. */
  doubt: Message
}

/** Not within a word, a code, an address or another figure. The digit comes first: most places of a text have none. */
const start = String.raw`(?=\d)(?<![\p{L}\p{N}_.,/:#@\uE000]|[\p{L}_][-+])`
const end = String.raw`(?!\p{N}|[.,/:]\p{N})`

/** The figure with the sign of each place exchanged. */
function swap([figure]: RegExpExecArray): string {
  return figure.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

/** The rules for figures in the form of another language. Each is certain, or has no replacement. */
export function toNumberRules(forms: NumberForms): WordingRule[] {
  const { labels, identifiers, measures, magnitudes, counted, currency, to, message, doubt } = forms
  const [own, other] = forms.group === '.' ? ['\\.', ','] : [',', '\\.']
  const begin = `${start}(?<!(?:${labels})\\s|(?<!\\p{L})(?:${identifiers})(?:\\s?[:|])?\\s)`
  const readBlock = createBlockReader({ own, other })
  // Three digits behind the sign of another language, or one or two behind that of thousands, or a zero before it.
  const needs = new RegExp(`\\d(?:${other}\\d{3}|${own}\\d(?:\\d?(?!\\d)|(?<=0.\\d)))`)
  const rule = (pattern: string, toReplacement: WordingRule['toReplacement'] = swap, text = message): WordingRule => ({
    pattern: new RegExp(pattern, 'giu'),
    needs,
    message: text,
    toReplacement,
  })
  const thousands = `[1-9]\\d{0,2}${other}\\d{3}`
  const decimals = `(?!(?:19|20)\\d\\d(?!\\d))\\d+${own}\\d{1,2}|0${own}\\d+`
  const isMeasured = `(?=\\s?(?:${measures})|\\s?(?:[-–]|${to})\\s?[-+]?\\d+(?:[.,]\\d+)?\\s?(?:${measures}))`
  return [
    toMalformedRule(begin, forms),
    rule(`${begin}[1-9]\\d{0,2}(?:${other}\\d{3})+${own}\\d+${end}`),
    rule(`${begin}[1-9]\\d{0,2}(?:${other}\\d{3}){2,}${end}`, (match) =>
      isAddress(match[0]) ? match[0] : swap(match),
    ),
    rule(`${begin}(?:${decimals})${end}${isMeasured}`),
    rule(`${begin}0${own}\\d{2,}${end}`),
    rule(`${begin}${thousands}${end}(?=\\s?(?:${counted}))`),
    ...(currency === undefined
      ? []
      : [rule(`(?<=(?<!\\p{L})${currency}\\s?)${thousands}${end}(?!\\s?(?:${measures}))`)]),
    // Three digits may be decimals too: other figures beside them tell.
    rule(`${begin}${thousands}${end}`, (match) => (readBlock(match).isForeign ? swap(match) : match[0])),
    rule(`(?<=[^\\s|]\\s{0,40}\\|\\s{0,40}[-+(]?)\\d+${own}\\d{1,2}${end}(?=[)%]?\\s{0,40}\\|)`, (match) =>
      readBlock(match).isForeign ? swap(match) : match[0],
    ),
    rule(
      `${begin}${thousands}${end}(?=\\s?(?:${magnitudes}))`,
      ([figure]) => (figure.endsWith('0') ? undefined : figure),
      doubt,
    ),
    rule(
      `(?<=\\|\\s{0,40}[-+(]?)${thousands}${end}(?=\\)?\\s{0,40}\\|)`,
      (match) => (readBlock(match).firstOfMany === match.index ? undefined : match[0]),
      doubt,
    ),
  ]
}

/**
 * The rule for what is no figure in any language: 1.234,5.6, 12..5. Numbers of sections, dates and versions have points as well, so that
 * 1.23.4 is none only where a sum is meant. Which figure was meant, nobody but the editor knows.
 */
function toMalformedRule(begin: string, { sums, currency = '' }: Pick<NumberForms, 'sums' | 'currency'>): WordingRule {
  const before = currency === '' ? '' : `(?:(?<=(?<!\\p{L})${currency}\\s?)(?<isAmount>)|)`
  return {
    pattern: new RegExp(`${begin}${before}\\d+(?:[.,]{1,2}\\d+)+${end}(?=(?<sum>\\s?(?:${sums}))?)`, 'gu'),
    needs: /\d[.,]\d+[.,]\d|\d(?:\.\.|,,|\.,|,\.)\d/,
    message: say`No figure has its points and commas like this; check its digits, or write a space behind the comma of a list`,
    toReplacement: ({ 0: figure, groups = {} }) => {
      const isSum = groups['isAmount'] !== undefined || groups['sum'] !== undefined
      return isMalformed(figure, isSum) ? undefined : figure
    },
  }
}

const wholeFigure = /^(?:\d+[.,]\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?))$/
/** A figure with thousands and decimals, and more behind it. */
const tooLong = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)[.,]/
const doubled = /[.,]{2}/
const date = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.\d{4}$/
const telephone = /^0\d/

function isMalformed(figure: string, isSum: boolean): boolean {
  if (doubled.test(figure) || tooLong.test(figure)) return true
  return isSum && ![wholeFigure, date, telephone].some((form) => form.test(figure)) && !isAddress(figure)
}

/** True for the address of a computer: four numbers up to 255. */
function isAddress(figure: string): boolean {
  const parts = figure.split('.')
  return parts.length === 4 && parts.every((part) => Number(part) <= 255)
}

/** The forms of the figures of a paragraph or a table. */
interface Block {
  /** True if some are certainly in the form of another language, and none in that of its own. */
  isForeign: boolean
  /** The place of the first of several cells that may have thousands or three decimals, where nothing beside them tells; or -1. */
  firstOfMany: number
}

/** Reads the block of a match: the last one again, because a table has many figures. */
function createBlockReader({ own, other }: { own: string; other: string }): (match: RegExpExecArray) => Block {
  const groups = (sign: string, decimal: string) =>
    `[1-9]\\d{0,2}(?:${sign}\\d{3})+${decimal}\\d|[1-9]\\d{0,2}(?:${sign}\\d{3}){2,}${end}`
  const foreign = new RegExp(`${start}(?:${groups(other, own)}|\\d+${own}\\d{1,2}\\s?%)`, 'gu')
  // The slightest sign that a block is as its language writes stops a repair: it would make another figure.
  const native = new RegExp(
    `${start}(?:${groups(own, other)}|[1-9]\\d{0,2}${own}\\d{3}${end}|\\d+${other}\\d{1,2}${end})`,
    'u',
  )
  const decimals = new RegExp(
    `${start}(?:0${other}\\d|\\d+${other}(?:\\d{1,2}|\\d{4,})${end}|[1-9]\\d{0,2}${own}\\d{3}${end})`,
    'u',
  )
  const cell = new RegExp(`(?<=\\|\\s{0,40}[-+(]?)[1-9]\\d{0,2}${other}\\d{3}(?=\\)?\\s{0,40}\\|)`, 'g')
  let last: (Block & { input: string; from: number; to: number }) | undefined
  return ({ input, index }) => {
    if (last && last.input === input && last.from <= index && index < last.to) return last
    const from = Math.max(input.lastIndexOf('\n\n', index), 0)
    const after = input.indexOf('\n\n', index)
    const to = after < 0 ? input.length : after
    const text = input.slice(from, to)
    const isNative = native.test(text)
    const cells = isNative || decimals.test(text) ? [] : [...text.matchAll(cell)]
    last = {
      input,
      from,
      to,
      isForeign: !isNative && Array.from(text.matchAll(foreign)).some(([figure]) => !isAddress(figure)),
      firstOfMany: cells.length < manyCells ? -1 : from + (cells[0]?.index ?? 0),
    }
    return last
  }
}

/** So many figures with three decimals each, and none with fewer, are rather thousands. */
const manyCells = 4
