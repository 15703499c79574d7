import { setupI18n, type Messages } from '@lingui/core'
import { mapLocales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import { isBuildText, type Translate, type Translations } from '#model/locale/translate.ts'

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
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** @param all the compiled messages of the interface and of the build */
export function toSiteTexts(all: Catalogues): SiteTexts {
  return {
    messages: all,
    catalogues: mapLocales((locale) => pickInterfaceTexts(all[locale])),
    translations: mapLocales((locale) => toTranslate(locale, all)),
  }
}

function pickInterfaceTexts(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !isBuildText(id)))
}

/** A text that is in no catalogue stops the build. */
function toTranslate(locale: Locale, catalogues: Catalogues): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
  return (text) => {
    if (text.id in catalogues[sourceLocale]) return i18n._(text)
    throw new CatalogueError(
      `The message ${text.id} is missing in the catalogues: mark it in the code with the comment i18n, and run npm run i18n`,
    )
  }
}
