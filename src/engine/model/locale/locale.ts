import type { MessageDescriptor } from '@lingui/core'
import { keysOf, toRecord } from '#lib/records.ts'

/**
 * Formats that several languages share: the order of a date, the position of the currency, the first day of the week, the
 * form of a telephone number. Each of these formats is a table with a row for each convention.
 */
type Convention = 'vietnamese' | 'international'

/** A row for each convention. */
export type Conventions<Row> = Readonly<Record<Convention, Row>>

interface Language {
  /** BCP 47, for `Intl`. */
  tag: string
  /** The text on the language switch. */
  label: string
  /** The name of the language, in the language itself. */
  name: string
  /** For `og:locale`. */
  openGraph: string
  conventions: Convention
  /** The name of the language, in the language of the interface. */
  nameMessage: MessageDescriptor
  /** The name for a version of a document in this language, in the language of the interface. */
  versionMessage: MessageDescriptor
}

/** The site's languages. Every list of languages anywhere in the project is made from this one. */
export const languages = {
  vi: {
    tag: 'vi-VN',
    label: 'VI',
    name: 'Tiếng Việt',
    openGraph: 'vi_VN',
    conventions: 'vietnamese',
    nameMessage: /*i18n*/ { id: 'language.vi', message: 'Tiếng Việt' },
    versionMessage: /*i18n*/ { id: 'language.vi.version', message: 'bản tiếng Việt' },
  },
  en: {
    tag: 'en-US',
    label: 'EN',
    name: 'English',
    openGraph: 'en_US',
    conventions: 'international',
    nameMessage: /*i18n*/ { id: 'language.en', message: 'Tiếng Anh' },
    versionMessage: /*i18n*/ { id: 'language.en.version', message: 'bản tiếng Anh' },
  },
} as const satisfies Readonly<Record<string, Language>>

export type Locale = keyof typeof languages

/** In the order of the language switch. */
export const locales: readonly Locale[] = keysOf(languages)

/** The language that texts are translated from; every entry must have it. */
export const sourceLocale = 'vi' satisfies Locale

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

/** The row of a language's convention. */
export function pickConvention<Row>(locale: Locale, table: Conventions<Row>): Row {
  return table[languages[locale].conventions]
}
