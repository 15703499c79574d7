import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entities } from './entities.ts'
import { toEditorSchema } from './to-editor-schema.ts'
import { toFactsSchema } from './to-facts-schema.ts'
import { toSnippets } from './to-snippets.ts'

/** What VS Code reads; its settings are committed, the rest is made from the model on every machine. */
const folder = '.vscode'
const schemasFolder = `${folder}/schemas`
const settingsFile = `${folder}/settings.json`
const snippetsFile = `${folder}/frontmatter.code-snippets`

/** Writes the schema of each entity's facts and texts, and the snippets of its frontmatter. */
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

/** Which files each schema is for, as `yaml.schemas` says it. */
export function toYamlSchemas(): Record<string, string> {
  return Object.fromEntries(
    entities.map(({ name, factsFiles }) => [`./${schemasFolder}/${name}.entry.json`, factsFiles]),
  )
}

/** VS Code's settings with an entry for each entity. Other settings stay as they are. */
export async function readSettings(root: string): Promise<{ present: string; wanted: string }> {
  const present = await readFile(join(root, settingsFile), 'utf8')
  const settings = JSON.parse(present) as Record<string, unknown> // the file is ours: plain JSON, no comments
  return { present, wanted: toJson({ ...settings, 'yaml.schemas': toYamlSchemas() }) }
}

export async function writeSettings(root: string, text: string): Promise<void> {
  await writeFile(join(root, settingsFile), text)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
