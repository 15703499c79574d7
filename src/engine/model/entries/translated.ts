import { locales, sourceLocale, type Locale } from '../locale/locale.ts'

/** A value in the source language, and in each language that it has been translated into. */
export type Translated<Value> = Partial<Record<Locale, Value>> & Record<typeof sourceLocale, Value>

/** The value in a language; in the source language if it has not been translated. */
export function pickText<Value>(values: Translated<Value>, locale: Locale): Value {
  return values[locale] ?? values[sourceLocale]
}

export function mapTranslated<From, To>(values: Translated<From>, map: (value: From) => To): Translated<To> {
  const mapped: Translated<To> = { [sourceLocale]: map(values[sourceLocale]) }
  for (const locale of locales) {
    const value = values[locale]
    if (locale !== sourceLocale && value !== undefined) mapped[locale] = map(value)
  }
  return mapped
}

/** The language of the value that `pickText` returns. */
export function toTextLocale(values: Translated<unknown>, locale: Locale): Locale {
  return values[locale] === undefined ? sourceLocale : locale
}
