import { locales, sourceLocale, type Locale } from '../locale/locale.ts'

/** A value in the source language, and in each language that it has been translated into. */
export type Translated<Value> = Partial<Record<Locale, Value>> & Record<typeof sourceLocale, Value>

/** The value in a language; in the source language if it has not been translated. */
export function pickText<Value>(values: Translated<Value>, locale: Locale): Value {
  return values[locale] ?? values[sourceLocale]
}

export function mapTranslated<From, To>(values: Translated<From>, map: (value: From) => To): Translated<To> {
  const others = locales.flatMap((locale) => {
    const value = values[locale]
    return locale === sourceLocale || value === undefined ? [] : [[locale, map(value)] as const]
  })
  return { [sourceLocale]: map(values[sourceLocale]), ...Object.fromEntries(others) }
}

/** The language of the value that `pickText` returns. */
export function toTextLocale(values: Translated<unknown>, locale: Locale): Locale {
  return values[locale] === undefined ? sourceLocale : locale
}
