import { languages, sourceLocale } from '#brand'
import { keysOf, toRecord } from '#lib/records.ts'
import type { Language } from './language.ts'

languages satisfies Readonly<Record<string, Language>>

export { languages }

export type Locale = keyof typeof languages

/** In the order of the language switch. */
export const locales: readonly Locale[] = keysOf(languages)

/** The language that texts are translated from; every entry must have it. */
export { sourceLocale }

/** Stores an explicitly chosen language. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** `?lang=en` in a link chooses a language too. */
export const localeParam = 'lang'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The query that chooses a language: `?lang=en`. */
export function toLocaleQuery(locale: Locale): string {
  return `?${localeParam}=${locale}`
}

/** A value for each language. */
export function mapLocales<Value>(toValue: (locale: Locale) => Value): Record<Locale, Value> {
  return toRecord(locales, toValue)
}
