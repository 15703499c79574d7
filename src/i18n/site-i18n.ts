import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#model/locale/locale.ts'

/** The compiled messages of one language. */
export type Catalogue = Messages

/** A new Lingui instance, because one process renders pages in several languages at the same time. */
export function createI18n(locale: Locale, messages: Catalogue): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}
