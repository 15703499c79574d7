import { sourceLocale, type Locale } from '../locale/locale.ts'

/** A value in the source language always, and in the other languages that it has been written in. */
export type Translated<Value> = Partial<Record<Locale, Value>> & Record<typeof sourceLocale, Value>

/** The value in a language; in the source language where it has not been translated. */
export function pickText<Value>(values: Translated<Value>, locale: Locale): Value {
  return values[locale] ?? values[sourceLocale]
}

/** The language that `pickText` answers in. */
export function toTextLocale(values: Translated<unknown>, locale: Locale): Locale {
  return values[locale] === undefined ? sourceLocale : locale
}
