import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { locales, sourceLocale, type Locale } from '#model/locale/locale.ts'
import { locateText } from '#compiler/source/locate-text.ts'
import { comparePlaceholders } from './placeholders.ts'

export type Catalogues = Record<Locale, Messages>

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
export async function readCatalogues(pseudo?: Locale): Promise<{ catalogues: Catalogues; problems: string[] }> {
  const config = getConfig()
  const faults: Fault[] = []
  const catalogues: Catalogues = { vi: {}, en: {} }
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
      Object.assign(catalogues[locale], json.messages)
    }
  }
  for (const [id, message] of Object.entries(catalogues[sourceLocale])) {
    for (const locale of locales) {
      const translation = catalogues[locale][id]
      const what = translation && comparePlaceholders(message, translation)
      if (what) faults.push({ id, what: `${what} in its ${locale} translation` })
    }
  }
  return { catalogues, problems: await Promise.all(faults.map((fault) => describe(fault, places))) }
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
export async function compileCatalogues(pseudo?: Locale): Promise<Catalogues> {
  const { catalogues, problems } = await readCatalogues(pseudo)
  if (problems.length === 0) return catalogues
  throw new CatalogueError(`${problems.join('\n')}\nTranslate them in src/i18n/locales/*/messages.po (npm run i18n)`)
}
