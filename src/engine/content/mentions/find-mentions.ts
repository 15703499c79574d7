import type { Locale } from '#engine/model/locale/locale.ts'
import type { Position } from '../source/diagnostics.ts'
import { findTimeRanges } from './find-time-ranges.ts'

/** A telephone number, an email address or a range of hours in a text. Checks compare them with the data they repeat. */
export type Mention = Position & { locale: Locale } & MentionedValue

export type MentionedValue =
  | { kind: 'phone' | 'email'; text: string; value: string }
  /** `context` is the row, the item or the sentence in which the hours are; `isLine` for a row or an item. */
  | { kind: 'hours'; text: string; value: string; context: string; isLine: boolean }

/** Bounded by the lengths that an address and its parts may have, so that a long word costs no more than a short one. */
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g

/** Between the groups of a number: blanks, also one that does not break, a point or a hyphen. */
const gap = '[ \\u00A0.\\-–]'
const digits = (least: number): string => `\\d(?:${gap}?\\d){${least},13}`

/**
 * Numbers with a country code, with the 0 of an area, or of a hotline, in whatever groups. The count of digits is checked apart. Groups of
 * two follow an area or a network alone: other rows of two digits are days and figures.
 */
const phone = new RegExp(
  `(?=[(+01])(?<![\\w.,+/-])(?:${[
    `\\(?\\+\\d{1,3}\\)?${gap}?(?:\\(0?\\d{0,3}\\)${gap}?)?${digits(5)}`,
    `00\\d{2}${gap}${digits(6)}`,
    `\\((?:0\\d{1,3}|\\d{2}${gap}\\d{1,3})\\)${gap}?${digits(5)}`,
    `0\\d{1,3}(?:${gap}\\d{3,4}){2,3}`,
    `0\\d{2,3}(?:${gap}\\d{2,5}){2,4}`,
    String.raw`0\d{9,10}`,
    `1[89]00(?:${gap}?\\d{2,4}){1,2}`,
  ].join('|')})(?!\\w|[.,/-]\\d)`,
  'g',
)

/** Finds what a Markdown file mentions, its frontmatter included. Code is left out: it shows what is no contact of the firm. */
export function findMentions(source: string, locale: Locale): Mention[] {
  let isFenced = false
  return source.split('\n').flatMap((line, index): Mention[] => {
    const isFence = /^\s*(?:```|~~~)/.test(line)
    if (isFence) isFenced = !isFenced
    if (isFence || isFenced || !/[\d@]/.test(line)) return []
    const text = line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
    const seen = new Set<string>()
    return [...findContacts(text), ...findHours(text)].flatMap(({ at, ...value }) => {
      // A link repeats its address: `[a@b.vn](mailto:a@b.vn)`.
      const key = `${value.kind} ${value.value}`
      if (value.kind !== 'hours' && seen.has(key)) return []
      seen.add(key)
      return [{ locale, line: index + 1, column: at + 1, ...value }]
    })
  })
}

type Found = MentionedValue & { at: number }

/** The telephone numbers and email addresses in a line. */
export function* findContacts(line: string): Generator<Found> {
  for (const { 0: text, index } of line.matchAll(email)) {
    yield { kind: 'email', text, value: text.toLowerCase(), at: index }
  }
  for (const { 0: text, index } of line.matchAll(phone)) {
    const value = toDialled(text)
    if (value !== undefined) yield { kind: 'phone', text, value, at: index }
  }
}

/** The number in the international form; as it is for hotlines, which have none. Undefined for other figures. */
function toDialled(text: string): string | undefined {
  const isInternational = /^\(?(?:\+|00\d)|^\(\d\d[^\d)]/.test(text)
  // The 0 of an area is not dialled from abroad: +84 (0)24.
  const all = text.replace(isInternational ? /\(0\)|\D/g : /\D/g, '')
  if (isInternational) {
    const number = all.replace(/^00/, '').replace(/^(84)0/, '$1')
    return number.length >= 8 && number.length <= 15 ? `+${number}` : undefined
  }
  if (all.startsWith('0')) return all.length >= 10 && all.length <= 11 ? `+84${all.slice(1)}` : undefined
  return all.length >= 8 && all.length <= 10 ? all : undefined
}

function* findHours(line: string): Generator<Found> {
  const isLine = /^\s*(?:\||[-*+] |\d+\. )/.test(line)
  let start = 0
  for (const context of isLine ? [line] : line.split(/(?<=[.!?;]) /)) {
    for (const { text, value, at } of findTimeRanges(context)) {
      yield { kind: 'hours', text, value, context, isLine, at: start + at }
    }
    start += context.length + 1
  }
}
