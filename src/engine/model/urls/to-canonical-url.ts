import { localeParam, sourceLocale, type Locale } from '../locale/locale.ts'
import { toAddressUrl, type Address } from './address.ts'

/** The URL of a page in a language, for search engines. Without the parameter, a URL shows the source language by default. */
export function toCanonicalUrl(origin: string, address: Address, locale: Locale): string {
  const url = origin + toAddressUrl(address)
  return locale === sourceLocale ? url : `${url}${url.includes('?') ? '&' : '?'}${localeParam}=${locale}`
}
