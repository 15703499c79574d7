/** The site's languages. Every list of languages anywhere in the project is this one. */
export const locales = ['vi', 'en'] as const

export type Locale = (typeof locales)[number]

/** The language that texts are written in first; every entry must have it. */
export const sourceLocale = 'vi' satisfies Locale

/** `tag` goes to Intl and to `hreflang`-like places, `label` stands on the switch, `name` is read out. */
export const localeInfo = {
  vi: { tag: 'vi-VN', label: 'VN', name: 'Tiếng Việt', openGraph: 'vi_VN' },
  en: { tag: 'en-US', label: 'EN', name: 'English', openGraph: 'en_US' },
} as const satisfies Record<Locale, { tag: string; label: string; name: string; openGraph: string }>

/** Remembers an explicit choice of language, and nothing else. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/** `?lang=en` in a link is an explicit choice too. */
export const localeParam = 'lang'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
