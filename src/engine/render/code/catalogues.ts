import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Messages } from '@lingui/core'
import { locateText } from '#engine/content/source/locate-text.ts'
import { locales, mapLocales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { bindMessage, headingComment } from '../typography/bind-message.ts'
import { comparePlaceholders } from './compare-placeholders.ts'
import { CatalogueError, toSiteTexts, type Catalogues, type SiteTexts } from './site-texts.ts'

/** The pseudo-locale marks translated texts at both ends and makes them longer than any translation. */
const pseudoOptions = { prepend: '⟦', append: '⟧', extend: 0.4, extendCharacter: '·' } as const

/**
 * Compiles the messages of all languages, and lists their errors with positions in the source. The language `pseudo` is
 * replaced by a pseudo-locale, which shows untranslated texts and texts that do not fit.
 */
async function compileMessages(pseudo?: Locale): Promise<{ all: Catalogues; problems: Problems }> {
  const config = getConfig()
  const errors: MessageError[] = []
  const all: Catalogues = mapLocales(() => ({}))
  const origins = new Map<string, Origin>()
  for (const catalog of await getCatalogs(config)) {
    for (const locale of locales) {
      const found = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale })
      for (const [id, { origin, message, comments }] of Object.entries((await catalog.read(sourceLocale)) ?? {})) {
        origins.set(id, { file: origin?.[0]?.[0] ?? 'src', text: message ?? id })
        const text = found.messages[id]
        if (text !== undefined && comments?.includes(headingComment)) found.messages[id] = bindMessage(text)
      }
      for (const { id } of found.missing) errors.push({ id, message: `has no ${locale} translation` })
      const compiled = createCompiledCatalog(locale, found.messages, {
        namespace: 'json',
        ...(pseudo && { pseudoLocale: pseudo, pseudoLocaleOptions: pseudoOptions }),
      })
      for (const { id, error } of compiled.errors) {
        errors.push({ id, message: `cannot be compiled in ${locale}: ${error.message}` })
      }
      const json = JSON.parse(compiled.source) as { messages: Messages } // the format of Lingui
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
  const lines = errors.map(async (error) => [`${error.id} ${error.message}`, await describe(error, origins)] as const)
  return { all, problems: new Map(await Promise.all(lines)) }
}

/** A line for each error, with its position, by a name that stays the same while the error does. */
type Problems = ReadonlyMap<string, string>

/**
 * All texts, with what is wrong with them. Texts without a translation are in the source language.
 * @param onMissing see `toSiteTexts`
 */
export async function readCatalogues(onMissing?: (id: string) => void): Promise<SiteTexts & { problems: Problems }> {
  const { all, problems } = await compileMessages()
  return { ...toSiteTexts(all, onMissing), problems }
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

/** The compiled messages of all languages, of interface and build. @throws {CatalogueError} with all errors */
export async function compileCatalogues(pseudo?: Locale): Promise<Catalogues> {
  const { all, problems } = await compileMessages(pseudo)
  if (problems.size === 0) return all
  throw new CatalogueError(
    say`${[...problems.values()].join('\n')}
Translate them in src/i18n/locales/*/messages.po (npm run site -- messages extract)`,
  )
}
