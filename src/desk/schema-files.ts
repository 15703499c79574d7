import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { redirectsEditorSchema, redirectsFile } from '#engine/content/redirects/redirects-file.ts'
import { menusFile, menusSchema } from '#engine/model/entries/menus-file.ts'
import { entities } from './entities.ts'
import { toEditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSnippets } from './to-snippets.ts'

/** The folder of VS Code. Its settings are committed; schemas and snippets are generated on each machine. */
const folder = '.vscode'
const schemasFolder = `${folder}/schemas`
const settingsFile = `${folder}/settings.json`
const redirectsSchemaFile = `${schemasFolder}/redirects.json`
const menusSchemaFile = `${schemasFolder}/menus.json`
const snippetsFile = `${folder}/frontmatter.code-snippets`

/** Writes the schemas of all entities, and the snippets for their frontmatter, where they differ. */
export async function writeSchemas(root: string): Promise<void> {
  const all = new Map<string, object>([
    ...entities.flatMap((entity) => [
      [`${schemasFolder}/${entity.name}.entry.json`, toFactsSchema(entity)] as const,
      [`${schemasFolder}/${entity.name}.text.json`, toEditorSchema(entity.text)] as const,
    ]),
    [redirectsSchemaFile, toEditorSchema(redirectsEditorSchema)] as const,
    [menusSchemaFile, toEditorSchema(menusSchema)] as const,
    [snippetsFile, toSnippets(entities)] as const,
  ])
  const present = await readdir(join(root, schemasFolder)).catch(() => [])
  const stale = present.map((name) => `${schemasFolder}/${name}`).filter((file) => !all.has(file))
  await Promise.all([
    ...stale.map((file) => rm(join(root, file), { recursive: true })),
    ...Array.from(all, ([file, content]) => writeChanged(join(root, file), toJson(content))),
  ])
}

async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The globs of each schema file, for the setting `yaml.schemas`. */
function toYamlSchemas(): Record<string, string> {
  return {
    ...Object.fromEntries(
      entities.map(({ name, factsFiles }) => [`./${schemasFolder}/${name}.entry.json`, factsFiles]),
    ),
    [`./${redirectsSchemaFile}`]: `content/${redirectsFile}`,
    [`./${menusSchemaFile}`]: `content/${menusFile}`,
  }
}

/** The settings of VS Code as they are, and with `yaml.schemas` updated. */
export async function readSettings(root: string): Promise<{ present: string; wanted: string }> {
  const present = await readFile(join(root, settingsFile), 'utf8')
  const settings = JSON.parse(present) as Record<string, unknown> // this file is plain JSON without comments
  return { present, wanted: toJson({ ...settings, 'yaml.schemas': toYamlSchemas() }) }
}

export async function writeSettings(root: string, text: string): Promise<void> {
  await writeFile(join(root, settingsFile), text)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
