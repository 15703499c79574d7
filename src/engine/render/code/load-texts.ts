import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { toCodePath } from '#engine/content/disk/code-root.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import { languagePacks } from '#engine/content/languages/language-packs.ts'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { keptTextFormat } from './kept-text.ts'
import { toSiteTexts, type Catalogues, type SiteTexts } from './site-texts.ts'

/** The files that compiled messages depend on. */
export const textSources: readonly string[] = [
  'lingui.config.ts',
  'package-lock.json',
  'src/engine/render/code/catalogues.ts',
  'src/engine/render/typography/bind-message.ts',
  'src/engine/render/typography/bind-words.ts',
  ...locales.map((locale) => `src/i18n/locales/${locale}/messages.po`),
]

/** A hash of what compiled messages depend on, words of languages among it. */
export function hashTextSources(): string {
  const files = textSources.map((file) => hashBytes(readFileSync(toCodePath(file))))
  return hashBytes([...files, JSON.stringify(languagePacks)].join())
}

/**
 * The texts of the site, compiled if that has not been done.
 * @param pseudo the language to replace by a pseudo-locale, for tests
 * @throws {CatalogueError} with all errors in the catalogues
 */
export async function loadTexts(cacheDirectory: string, pseudo?: Locale): Promise<SiteTexts> {
  const hash = hashBytes(hashTextSources() + (pseudo ?? ''))
  const file = join(cacheDirectory, 'messages', `${hash}.json`)
  const all = (await readCompiled(file)) ?? (await compile(file, pseudo))
  return toSiteTexts(all)
}

/** The tokens of Lingui's compiled messages; those of arguments nest. */
const messageSchema = v.union([v.string(), v.array(v.any())])

const cataloguesSchema: v.GenericSchema<unknown, Catalogues> = v.object(
  v.entriesFromList(locales, v.record(v.string(), messageSchema)),
)

/** Undefined where the file is missing, damaged, or of another version. */
async function readCompiled(file: string): Promise<Catalogues | undefined> {
  try {
    const { sum, text } = keptTextFormat.parse(await readFile(file, 'utf8')) ?? {}
    return text !== undefined && hashBytes(text) === sum ? parseStored(cataloguesSchema, text) : undefined
  } catch {
    return undefined
  }
}

async function compile(file: string, pseudo: Locale | undefined): Promise<Catalogues> {
  // Lingui's compiler is loaded only where it is needed: that takes longer than publishing an article.
  const { compileCatalogues } = await import('./catalogues.ts')
  const all = await compileCatalogues(pseudo)
  const text = JSON.stringify(all)
  const temporary = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, keptTextFormat.write({ sum: hashBytes(text), text }))
  await rename(temporary, file)
  return all
}
