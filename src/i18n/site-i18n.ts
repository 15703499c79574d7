import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#engine/model/locale/locale.ts'

/** The compiled messages of one language. */
export type Catalogue = Messages

/** Told of a text that the catalogue does not contain. What is shown is the text of the source, in built code its id. */
export type OnMissingText = (locale: string, id: string) => void

/** A new Lingui instance, because one process renders pages in several languages at the same time. */
export function createI18n(locale: Locale, messages: Catalogue, onMissingText?: OnMissingText): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  if (onMissingText) i18n.on('missing', (event) => onMissingText(event.locale, event.id))
  return i18n
}
