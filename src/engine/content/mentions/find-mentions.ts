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

/** Numbers with a country code, with the 0 of an area, or of a hotline. The count of digits is checked apart. */
const phone =
  /(?<![\w.,+/-])(?:\+\d[\d .()-]{6,}\d|0\d{1,3}(?:[ .-]\d{3,4}){2,3}|0\d{9,10}|1[89]00(?:[ .]?\d{2,4}){1,2})(?!\w|[.,/-]\d)/g

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
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  if (digits.startsWith('0')) return digits.length >= 10 && digits.length <= 11 ? `+84${digits.slice(1)}` : undefined
  return digits.length >= 8 && digits.length <= 10 ? digits : undefined
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
