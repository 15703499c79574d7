import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#model/locale/locale.ts'

/** The compiled messages of one language. */
export type Catalogue = Messages

/** What is shown for a text that the catalogue does not contain; its id where nothing is given. */
export type MissingText = (locale: string, id: string) => string

/** A new Lingui instance, because one process renders pages in several languages at the same time. */
export function createI18n(locale: Locale, messages: Catalogue, missing?: MissingText): I18n {
  return setupI18n({ locale, messages: { [locale]: messages }, ...(missing && { missing }) })
}
