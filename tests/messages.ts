import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { wordsConfig } from '../src/desk/words/words-config.ts'
import { Diagnostics } from '../src/engine/content/source/diagnostics.ts'
import { scanTree } from '../src/engine/content/source/scan-tree.ts'
import { readWordingList } from '../src/engine/content/wording/read-wording-list.ts'
import { locales } from '../src/engine/model/locale/locale.ts'
import { findCatalogueWording } from './languages/find-catalogue-wording.ts'

// Checks that the catalogues have exactly the texts of the code, and that all are translated. Restores the files afterwards.
// The rules of wording of the content advise on the texts of pages too.

const files = [
  ...locales.map((locale) => `src/i18n/locales/${locale}/messages.po`),
  ...wordsConfig.locales.map((language) => `src/i18n/locales/${language}/editors.po`),
]
const untranslated = [
  ...wordsConfig.locales.flatMap((language) => findUntranslated(`src/i18n/locales/${language}/editors.po`)),
  ...locales.flatMap((locale) => findEmpty(`src/i18n/locales/${locale}/messages.po`)),
]
if (untranslated.length > 0) {
  console.error(`${untranslated.join('\n')}\nTranslate them there, each with the placeholders of its English.`)
  process.exitCode = 1
}
const before = files.map((file) => readFileSync(file, 'utf8'))
try {
  const { status, stderr } = spawnSync(process.execPath, ['src/desk/words/extract-cli.ts'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const stale = files.flatMap((file, index) => describe(file, before[index] ?? '', readFileSync(file, 'utf8')))
  if (stale.length > 0) {
    console.error(`${stale.join('\n')}\nRun npm run site -- messages extract, and translate the new texts.`)
    process.exitCode = 1
  }
} finally {
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '')
}

const root = { source: scanTree('content'), name: 'content', contentPath: '' }
const { terms } = await readWordingList(root, new Diagnostics())
for (const locale of locales) {
  const file = `src/i18n/locales/${locale}/messages.po`
  for (const advice of findCatalogueWording(file, readFileSync(file, 'utf8'), { locale, terms })) console.warn(advice)
}

function describe(file: string, old: string, fresh: string): string[] {
  if (old === fresh) return []
  const [known, found] = [toTexts(old), toTexts(fresh)]
  const added = [...found].filter((text) => !known.has(text)).map((text) => `${file}: lacks ${text}`)
  const gone = [...known].filter((text) => !found.has(text)).map((text) => `${file}: nothing uses ${text}`)
  const changes = [...added, ...gone, ...describeChanged(file, old, fresh)]
  return changes.length > 0 ? changes : [`${file}: the positions of its texts have changed`]
}

/** The texts that the code says in other words than the catalogue of its own language. */
function describeChanged(file: string, old: string, fresh: string): string[] {
  const [known, found] = [toTranslations(old), toTranslations(fresh)]
  return [...found].flatMap(([id, text]) => {
    const former = known.get(id)
    return former === undefined || former === text ? [] : [`${file}: has ${former} for ${id}, the code has ${text}`]
  })
}

function toTranslations(po: string): Map<string, string> {
  const items = po.matchAll(/^msgid (.+(?:\n".*")*)\nmsgstr (.+(?:\n".*")*)$/gm)
  return new Map(Array.from(items, ([, id = '', text = '']) => [id, text]))
}

function toTexts(po: string): Set<string> {
  return new Set(Array.from(po.matchAll(/^msgid (.+)$/gm), (match) => match[1] ?? ''))
}

/** The texts without a translation, and those whose translation has other placeholders. */
function findUntranslated(file: string): string[] {
  const items = readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".*")$/gm)
  return Array.from(items).flatMap(([, text = '', translation = '']) => {
    if (translation === '""') return [`${file}: no translation of ${text}`]
    return toPlaces(text) === toPlaces(translation) ? [] : [`${file}: other placeholders than in ${text}`]
  })
}

/** The texts of pages that are empty in a language, as a merge may leave them. */
function findEmpty(file: string): string[] {
  const items = readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr ""$(?!\n")/gm)
  return Array.from(items, ([, text = '']) => `${file}: no translation of ${text}`)
}

function toPlaces(text: string): string {
  return [...new Set(text.match(/\{\d+\}/g))].toSorted().join()
}
