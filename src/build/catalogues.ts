import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { locales, type Locale } from '#model/locale.ts'

export type Catalogues = Record<Locale, Messages>

/** Thrown when a text has no translation, or one that cannot be compiled. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

/** What a text looks like that has come through the catalogues: marked at both ends, and longer than any translation. */
const pseudoLooks = { prepend: '⟦', append: '⟧', extend: 0.4, extendCharacter: '·' } as const

/**
 * Every language's messages, compiled, and what is wrong with them. Those of `pseudo` are written in letters that show
 * what has not been translated, and what does not fit.
 */
export async function readCatalogues(pseudo?: Locale): Promise<{ catalogues: Catalogues; problems: string[] }> {
  const config = getConfig()
  const sourceLocale = config.sourceLocale ?? ''
  const catalogs = await getCatalogs(config)
  const problems: string[] = []
  const compiled = await Promise.all(
    locales.map(async (locale) => {
      const messages: Messages = {}
      for (const catalog of catalogs) {
        const found = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale })
        for (const { source } of found.missing) problems.push(`${locale}: no translation of "${source}"`)
        const { source, errors } = createCompiledCatalog(locale, found.messages, {
          namespace: 'json',
          ...(pseudo && { pseudoLocale: pseudo, pseudoLocaleOptions: pseudoLooks }),
        })
        for (const { source: text, error } of errors) problems.push(`${locale}: "${text}": ${error.message}`)
        const json: { messages: Messages } = JSON.parse(source) // Lingui's JSON form
        Object.assign(messages, json.messages)
      }
      return [locale, messages] as const
    }),
  )
  const catalogues = Object.fromEntries(compiled) as Catalogues // one for each of locales
  return { catalogues, problems }
}

/** The same for a build that will be published. @throws {CatalogueError} naming each text that is missing or broken. */
export async function compileCatalogues(pseudo?: Locale): Promise<Catalogues> {
  const { catalogues, problems } = await readCatalogues(pseudo)
  if (problems.length === 0) return catalogues
  throw new CatalogueError(`${problems.join('\n')}\nTranslate them in src/i18n/locales/*/messages.po (npm run i18n)`)
}
