import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listFiles } from '../../src/engine/content/disk/files.ts'
import { locales } from '../../src/engine/model/locale/locale.ts'

// A third language is a row in the list of languages: no other file may name the languages one by one.

/** Files that may, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/brand/brand.ts': 'it is the list',
  'src/brand/build/brand-build.ts': 'it names the packs of the languages that have one',
  'src/desk/content/former-forms.ts': 'how each language of programs writes large amounts',
  'src/desk/forms/plain-help.ts': 'how descriptions say in each language the form of a text in a file',
  'src/features/company/collections/profile.ts': 'the licence gives the legal name in two languages',
  'src/features/company/company-view.tsx': 'it shows both legal names',
  'src/lib/say/figures.ts': 'how each language of programs writes numbers and dates',
  'src/lib/say/languages.ts': 'the languages of programs, of which that of the code is one',
  'src/brand/synonyms.ts': 'what abbreviations stand for, in the languages that have them',
  'src/brand/stop-words.ts': 'words of grammar, in the languages whose searches need them',
  'src/brand/question-words.ts': 'words around questions, as above',
}

const isProgram = (file: string) => /\.tsx?$/.test(file) && !/(?:\.test|-fixture)\.tsx?$/.test(file)

/** As a string, a key or a property: `'vi'`, `vi: …`, `.vi`. */
const naming = locales.map((locale) => new RegExp(`['"]${locale}['"-]|[{\\s]${locale}:|\\.${locale}\\b`))

test('only the list of languages names them one by one', async () => {
  const files = (await listFiles('src')).filter(isProgram)
  const found = files.map(async (file) => {
    const text = await readFile(file, 'utf8')
    return naming.every((name) => name.test(text)) ? [file] : []
  })
  expect((await Promise.all(found)).flat().toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

/** The name of a language as its own speakers write it, which no sentence of a message in another language has: see `toLanguageName`. */
const ownName = /\blanguages\[[^\]]+\]\.name\b|\bname\b[^;\n]*\} = languages\[/

test('no message to editors names a language in the language itself', async () => {
  const files = (await listFiles('src')).filter(isProgram)
  const found = files.map(async (file) => {
    const text = await readFile(file, 'utf8')
    return text.includes('#lib/say/message.ts') && ownName.test(text) ? [file] : []
  })
  expect((await Promise.all(found)).flat()).toEqual(['src/engine/content/languages/language-packs.ts'])
})
