import { isLocale, type Locale } from './locale.ts'

/** What a visitor says about languages, strongest first. */
export interface LocaleSignals {
  /** The value of `?lang=`. */
  param?: string | undefined
  /** The value of the language cookie. */
  cookie?: string | undefined
  /** The browser's languages in its order of preference, as BCP 47 tags. */
  languages: readonly string[]
  /** What the host or the configuration says. */
  fallback: Locale
}

/** The language to serve: an explicit choice, else the first of the browser's that the site has, else the fallback. */
export function negotiateLocale({ param, cookie, languages, fallback }: LocaleSignals): Locale {
  if (isLocale(param)) return param
  if (isLocale(cookie)) return cookie
  return matchLanguages(languages) ?? fallback
}

/** The first tag that the site has, by exact tag or by primary subtag: `en-GB` is English. */
export function matchLanguages(languages: readonly string[]): Locale | undefined {
  for (const tag of languages) {
    const primary = tag.trim().toLowerCase().split('-', 1)[0]
    if (isLocale(primary)) return primary
  }
  return undefined
}
