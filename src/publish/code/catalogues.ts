import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { setupI18n, type Messages } from '@lingui/core'
import { locales, mapLocales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import { isBuildText, type Translate, type Translations } from '#model/locale/translate.ts'
import { locateText } from '#compiler/source/locate-text.ts'
import { comparePlaceholders } from './compare-placeholders.ts'

/** Compiled messages by id, of each language. */
export type Catalogues = Record<Locale, Messages>

export interface SiteTexts {
  /** The texts of the interface, which browsers load. */
  catalogues: Catalogues
  /** The texts of the build. */
  translations: Translations
}

/** Thrown when a text has no translation, or one that cannot be compiled. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** What a text looks like that has come through the catalogues: marked at both ends, and longer than any translation. */
const pseudoLooks = { prepend: '⟦', append: '⟧', extend: 0.4, extendCharacter: '·' } as const

/**
 * Every language's messages, compiled, and what is wrong with them, by its place in the source. Those of `pseudo` are
 * written in letters that show what has not been translated, and what does not fit.
 */
export async function readCatalogues(pseudo?: Locale): Promise<SiteTexts & { problems: string[] }> {
  const config = getConfig()
  const faults: Fault[] = []
  const all: Catalogues = mapLocales(() => ({}))
  const places = new Map<string, Place>()
  for (const catalog of await getCatalogs(config)) {
    for (const locale of locales) {
      const found = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale })
      for (const [id, { origin, message }] of Object.entries((await catalog.read(sourceLocale)) ?? {})) {
        places.set(id, { file: origin?.[0]?.[0] ?? 'src', text: message ?? id })
      }
      for (const { id } of found.missing) faults.push({ id, what: `has no ${locale} translation` })
      const { source, errors } = createCompiledCatalog(locale, found.messages, {
        namespace: 'json',
        ...(pseudo && { pseudoLocale: pseudo, pseudoLocaleOptions: pseudoLooks }),
      })
      for (const { id, error } of errors) faults.push({ id, what: `cannot be compiled in ${locale}: ${error.message}` })
      const json: { messages: Messages } = JSON.parse(source) // Lingui's JSON form
      Object.assign(all[locale], json.messages)
    }
  }
  for (const [id, message] of Object.entries(all[sourceLocale])) {
    for (const locale of locales) {
      const translation = all[locale][id]
      const what = translation && comparePlaceholders(message, translation)
      if (what) faults.push({ id, what: `${what} in its ${locale} translation` })
    }
  }
  return {
    catalogues: mapLocales((locale) => pickInterface(all[locale])),
    translations: mapLocales((locale) => toTranslate(locale, all)),
    problems: await Promise.all(faults.map((fault) => describe(fault, places))),
  }
}

function pickInterface(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !isBuildText(id)))
}

/** What has not been translated yet stays in the source language: it is among the problems, which stop a build. */
function toTranslate(locale: Locale, catalogues: Catalogues): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } })
  return (text) => {
    if (text.id in catalogues[sourceLocale]) return i18n._(text)
    throw new CatalogueError(
      `No catalogue has ${text.id}: mark it with a comment i18n where it is written, and run npm run i18n`,
    )
  }
}

interface Fault {
  id: string
  what: string
}

interface Place {
  file: string
  text: string
}

async function describe({ id, what }: Fault, places: ReadonlyMap<string, Place>): Promise<string> {
  const { file, text } = places.get(id) ?? { file: 'src', text: id }
  return `${await locateText(file, text)} "${text}" ${what}`
}

/** The same for a build that will be published. @throws {CatalogueError} naming each text that is missing or broken. */
export async function compileCatalogues(pseudo?: Locale): Promise<SiteTexts> {
  const { problems, ...texts } = await readCatalogues(pseudo)
  if (problems.length === 0) return texts
  throw new CatalogueError(`${problems.join('\n')}\nTranslate them in src/i18n/locales/*/messages.po (npm run i18n)`)
}
