import { writeDate, writeFigure, type SaidFigure, type SaidTyped } from './figures.ts'
import { codeLanguage, type TranslatedLanguage } from './languages.ts'

/**
 * The value in the place of a `{0}`: itself a message, which has its own translation; a number, or text that is a date (`2026-11-28`), which each
 * language writes in its own way; or other text, which is the same in all. A number says how many: what only names something, such as a year, a
 * release or a port, is text.
 */
export type MessageValue = string | number | SaidText | SaidFigure | SaidTyped

/** The words of a language, by those of the code. */
export interface Translation {
  readonly language: TranslatedLanguage
  readonly words: ReadonlyMap<string, string>
}

/** A sentence as data, as caches keep it: its words in English, with `{0}`, `{1}` in the places of the values. */
export interface SaidText {
  readonly text: string
  readonly values: readonly MessageValue[]
}

/**
 * A sentence for people who edit or run the site. Its words in English stand in the code, and are its key in the catalogues of
 * editors' texts. As a string it is English: logs, caches and tests do not depend on who reads them.
 */
export class Message implements SaidText {
  readonly text: string
  readonly values: readonly MessageValue[]

  constructor(text: string, values: readonly MessageValue[] = []) {
    this.text = text
    this.values = values
  }

  toString(): string {
    return toWords(this)
  }
}

/**
 * The tag of such sentences: say`The row has ${count} cells`. The catalogues are extracted from it, so that what is between the
 * values must be whole words.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (MessageValue | bigint | undefined)[]): Message {
  return new Message(
    parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`),
    values.map((value) => (typeof value === 'bigint' ? { figure: String(value) } : (value ?? String(value)))),
  )
}

/** A list in a sentence: `a, b`. */
export function listed(values: readonly MessageValue[], separator = ', '): Message {
  return new Message(values.map((_, index) => `{${index}}`).join(separator), values)
}

/** `a or b`, `a or b or c`. */
export function either(values: readonly MessageValue[]): MessageValue {
  return values.reduce((all, one) => say`${all} or ${one}`)
}

/** `a and b`, `a and b and c`. */
export function together(values: readonly MessageValue[]): MessageValue {
  return values.reduce((all, one) => say`${all} and ${one}`)
}

/** The words of a message, translated where the catalogue has it. A value in quotes stays as it is written. */
export function toWords({ text, values }: SaidText, translation?: Translation): string {
  const words = translation?.words.get(text) ?? text
  return words.replaceAll(/\{(\d+)\}(["”`]?)/g, (place, index: string, quote: string) => {
    const value = values[Number(index)]
    if (value === undefined) return place
    return quote !== '' && typeof value !== 'object' ? `${value}${quote}` : `${writeValue(value, translation)}${quote}`
  })
}

function writeValue(value: MessageValue, translation: Translation | undefined): string {
  const language = translation?.language ?? codeLanguage
  if (typeof value === 'string') return writeDate(value, language)
  if (typeof value === 'number') return writeFigure(String(value), language)
  if ('figure' in value) return writeFigure(value.figure, language)
  if ('typed' in value) return value.typed
  return toWords(value, translation)
}
