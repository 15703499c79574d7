import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entities } from './entities.ts'
import { toEditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSnippets } from './to-snippets.ts'

/** The folder of VS Code. Its settings are committed; schemas and snippets are generated on each machine. */
const folder = '.vscode'
const schemasFolder = `${folder}/schemas`
const settingsFile = `${folder}/settings.json`
const snippetsFile = `${folder}/frontmatter.code-snippets`

/** Writes the schemas of all entities, and the snippets for their frontmatter. */
export async function writeSchemas(root: string): Promise<void> {
  await rm(join(root, schemasFolder), { recursive: true, force: true })
  await mkdir(join(root, schemasFolder), { recursive: true })
  const files = entities.flatMap((entity) => [
    [`${schemasFolder}/${entity.name}.entry.json`, toFactsSchema(entity)] as const,
    [`${schemasFolder}/${entity.name}.text.json`, toEditorSchema(entity.text)] as const,
  ])
  const all = [...files, [snippetsFile, toSnippets(entities)] as const]
  await Promise.all(all.map(([file, content]) => writeFile(join(root, file), toJson(content))))
}

/** The globs of each schema file, for the setting `yaml.schemas`. */
export function toYamlSchemas(): Record<string, string> {
  return Object.fromEntries(
    entities.map(({ name, factsFiles }) => [`./${schemasFolder}/${name}.entry.json`, factsFiles]),
  )
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
