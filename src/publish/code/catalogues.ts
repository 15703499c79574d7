import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { setupI18n, type Messages } from '@lingui/core'
import { locateText } from '#compiler/source/locate-text.ts'
import { locales, mapLocales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import { isBuildText, type Translate, type Translations } from '#model/locale/translate.ts'
import { comparePlaceholders } from './compare-placeholders.ts'

/** The compiled messages of each language, by id. */
export type Catalogues = Record<Locale, Messages>

export interface SiteTexts {
  /** The texts of the interface, which browsers load. */
  catalogues: Catalogues
  /** The texts of the build. */
  translations: Translations
}

/** Thrown if a text has no translation, or one that cannot be compiled. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** The pseudo-locale marks translated texts at both ends and makes them longer than any translation. */
const pseudoOptions = { prepend: '⟦', append: '⟧', extend: 0.4, extendCharacter: '·' } as const

/**
 * Compiles the messages of all languages, and lists their errors with positions in the source. The language `pseudo` is
 * replaced by a pseudo-locale, which shows untranslated texts and texts that do not fit.
 */
export async function readCatalogues(pseudo?: Locale): Promise<SiteTexts & { problems: string[] }> {
  const config = getConfig()
  const errors: MessageError[] = []
  const all: Catalogues = mapLocales(() => ({}))
  const origins = new Map<string, Origin>()
  for (const catalog of await getCatalogs(config)) {
    for (const locale of locales) {
      const found = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale })
      for (const [id, { origin, message }] of Object.entries((await catalog.read(sourceLocale)) ?? {})) {
        origins.set(id, { file: origin?.[0]?.[0] ?? 'src', text: message ?? id })
      }
      for (const { id } of found.missing) errors.push({ id, message: `has no ${locale} translation` })
      const compiled = createCompiledCatalog(locale, found.messages, {
        namespace: 'json',
        ...(pseudo && { pseudoLocale: pseudo, pseudoLocaleOptions: pseudoOptions }),
      })
      for (const { id, error } of compiled.errors) {
        errors.push({ id, message: `cannot be compiled in ${locale}: ${error.message}` })
      }
      const json: { messages: Messages } = JSON.parse(compiled.source) // the format of Lingui
      Object.assign(all[locale], json.messages)
    }
  }
  for (const [id, message] of Object.entries(all[sourceLocale])) {
    for (const locale of locales) {
      const translation = all[locale][id]
      const difference = translation && comparePlaceholders(message, translation)
      if (difference) errors.push({ id, message: `${difference} in its ${locale} translation` })
    }
  }
  return {
    catalogues: mapLocales((locale) => pickInterfaceTexts(all[locale])),
    translations: mapLocales((locale) => toTranslate(locale, all)),
    problems: await Promise.all(errors.map((error) => describe(error, origins))),
  }
}

function pickInterfaceTexts(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !isBuildText(id)))
}

/** Texts without a translation are returned in the source language; they are among the problems, which stop a build. */
function toTranslate(locale: Locale, catalogues: Catalogues): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
  return (text) => {
    if (text.id in catalogues[sourceLocale]) return i18n._(text)
    throw new CatalogueError(
      `The message ${text.id} is missing in the catalogues: mark it in the code with the comment i18n, and run npm run i18n`,
    )
  }
}

interface MessageError {
  id: string
  message: string
}

/** A text of the source language, and the file that contains it. */
interface Origin {
  file: string
  text: string
}

async function describe({ id, message }: MessageError, origins: ReadonlyMap<string, Origin>): Promise<string> {
  const { file, text } = origins.get(id) ?? { file: 'src', text: id }
  return `${await locateText(file, text)} "${text}" ${message}`
}

/** Compiles the messages of all languages. @throws {CatalogueError} with all errors */
export async function compileCatalogues(pseudo?: Locale): Promise<SiteTexts> {
  const { problems, ...texts } = await readCatalogues(pseudo)
  if (problems.length === 0) return texts
  throw new CatalogueError(`${problems.join('\n')}\nTranslate them in src/i18n/locales/*/messages.po (npm run i18n)`)
}
