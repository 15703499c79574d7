import type { Locale } from '../../../src/engine/model/locale/locale.ts'

/** The options of a browser by the language of its visitor. */
export const languages = {
  vi: { locale: 'vi-VN', extraHTTPHeaders: { 'Accept-Language': 'vi-VN,vi;q=0.9' } },
  en: { locale: 'en-GB', extraHTTPHeaders: { 'Accept-Language': 'en-GB,en;q=0.9' } },
} as const satisfies Record<Locale, object>
