import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#model/locale/locale.ts'

/** Compiled messages of one language, as the build wrote them. */
export type Catalogue = Messages

/** A Lingui instance of its own: several pages in several languages are rendered side by side. */
export function createI18n(locale: Locale, messages: Catalogue): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}
