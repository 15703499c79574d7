/** The value in the place of a `{0}`: itself a message, which has its own translation, or text that has none. */
export type MessageValue = string | number | SaidText

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
    values.map((value) => (value === undefined || typeof value === 'bigint' ? String(value) : value)),
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

/** The words of a message, translated where the catalogue has it. */
export function toWords({ text, values }: SaidText, catalogue?: ReadonlyMap<string, string>): string {
  const words = catalogue?.get(text) ?? text
  return words.replaceAll(/\{(\d+)\}/g, (place, index: string) => {
    const value = values[Number(index)]
    if (value === undefined) return place
    return typeof value === 'object' ? toWords(value, catalogue) : String(value)
  })
}
