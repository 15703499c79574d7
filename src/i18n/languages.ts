import { localeInfo, localeParam, locales, type Locale } from '#model/locale.ts'

/** The site's languages by their own names. */
export const languages: readonly { locale: Locale; name: string }[] = locales.map((locale) => ({
  locale,
  name: localeInfo[locale].name,
}))

export function toLanguageName(locale: Locale): string {
  return localeInfo[locale].name
}

/** A link to the same address in a language: `?lang=en`. */
export function toLanguageQuery(locale: Locale): string {
  return `?${localeParam}=${locale}`
}
