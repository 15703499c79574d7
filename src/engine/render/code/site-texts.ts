import { setupI18n, type Messages } from '@lingui/core'
import { mapLocales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { isBuildText, type Translate, type Translations } from '#engine/model/locale/translate.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** The compiled messages of each language, by id. */
export type Catalogues = Record<Locale, Messages>

export interface SiteTexts {
  /** All texts. */
  messages: Catalogues
  /** The texts of the interface, which browsers load. */
  catalogues: Catalogues
  /** The texts of the build. */
  translations: Translations
}

/** Thrown if a text has no translation, or one that cannot be compiled. */
export class CatalogueError extends ProgramError {
  override name = 'CatalogueError'
}

/**
 * @param all the compiled messages of the interface and of the build
 * @param onMissing told of texts of the build that are in no catalogue, which are then in the source language; by default they
 * are errors
 */
export function toSiteTexts(all: Catalogues, onMissing = refuseMissing): SiteTexts {
  return {
    messages: all,
    catalogues: mapLocales((locale) => pickInterfaceTexts(all[locale])),
    translations: mapLocales((locale) => toTranslate(locale, all, onMissing)),
  }
}

function pickInterfaceTexts(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !isBuildText(id)))
}

function toTranslate(locale: Locale, catalogues: Catalogues, onMissing: (id: string) => void): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
  return (text) => {
    if (!(text.id in catalogues[sourceLocale])) onMissing(text.id)
    return i18n._(text)
  }
}

function refuseMissing(id: string): void {
  throw new CatalogueError(
    say`The message ${id} is missing in the catalogues: mark it in the code with the comment i18n, and run npm run site -- messages extract`,
  )
}
