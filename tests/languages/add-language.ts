import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, parseDocument, visit, type YAMLMap } from 'yaml'
import { listFiles } from '../../src/engine/content/disk/files.ts'
import type { Project } from '../releases/project.ts'

/** Shows that a text comes from the new language. */
export const mark = (text: string) => `‹eo ${text}›`

/** The only change of the code. */
const row = `  eo: {
    tag: 'eo',
    label: 'EO',
    name: 'Esperanto',
    openGraph: 'eo',
    conventions: 'international',
    nameMessage: /*i18n*/ { id: 'language.eo', message: 'Quốc tế ngữ' },
    versionMessage: /*i18n*/ { id: 'language.eo.version', message: 'bản Quốc tế ngữ' },
  },
`

/** The name of the new language in English, as its translator would add it. */
const english: Readonly<Record<string, string>> = {
  'language.eo': 'Esperanto',
  'language.eo.version': 'Esperanto version',
}

/**
 * Adds a row to the list of languages, its words of footnotes, its catalogue, and its value to every text that \`entry.yaml\` has in each language. Facts
 * that were disclosed change with it, so that they would be recorded anew.
 */
export async function addLanguage({ directory, edit }: Project): Promise<void> {
  const end = '} as const\n\n/** The language that texts'
  await edit('src/brand/brand.ts', end, row + end)
  const notes = 'export const noteTexts = {\n'
  await edit('src/brand/brand.ts', notes, `${notes}  eo: { title: 'Notoj', note: 'Noto', back: 'Reen al la noto' },\n`)
  await translateInterface(directory)
  await rm(join(directory, 'content/archive.lock'))
  for (const file of await listFiles(join(directory, 'content'))) {
    if (file.endsWith('/entry.yaml')) await writeFile(file, translateFacts(await readFile(file, 'utf8')))
  }
}

/** `npm run site -- messages extract`, and then what translators do. */
async function translateInterface(directory: string): Promise<void> {
  const command = join(directory, 'node_modules/.bin/lingui')
  const { status, stderr } = spawnSync(command, ['extract', '--clean'], { cwd: directory, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const file = (locale: string) => join(directory, `src/i18n/locales/${locale}/messages.po`)
  let catalogue = await readFile(file('en'), 'utf8')
  for (const [id, text] of Object.entries(english)) {
    catalogue = catalogue.replace(`msgid "${id}"\nmsgstr ""`, `msgid "${id}"\nmsgstr "${text}"`)
  }
  await writeFile(file('en'), catalogue)
  const translated = catalogue.replace('Language: en', 'Language: eo')
  await writeFile(
    file('eo'),
    translated.replace(/^msgstr "(.+)"$/gm, (_line, text: string) => `msgstr "${mark(text)}"`),
  )
}

/** The same facts with a third text beside each pair. Names in the licence are no pair: they have a short form too. */
function translateFacts(yaml: string): string {
  const document = parseDocument(yaml)
  visit(document, { Map: (_key, map) => addTranslation(map) })
  return document.toString({ lineWidth: 0 })
}

function addTranslation(map: YAMLMap): void {
  if (map.items.length !== 2 || !map.has('vi') || !map.has('en')) return
  const value: unknown = map.get('en', true)
  if (isScalar(value)) map.set('eo', mark(String(value.value)))
  else if (isMap(value)) map.set('eo', value.clone())
}

/** Writes an entry's text in the new language, with everything marked. */
export async function writeText({ directory }: Project, folder: string): Promise<void> {
  const path = join(directory, 'content', folder)
  await mkdir(path, { recursive: true })
  const matter = `title: ${mark('Titolo')}\nsummary: ${mark('Resumo.')}`
  await writeFile(join(path, 'eo.md'), `---\n${matter}\n---\n\n${mark('Teksto.')}\n`)
}
