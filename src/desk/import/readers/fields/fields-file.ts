import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ContentError, Diagnostics } from '#engine/content/source/diagnostics.ts'
import { parseYaml } from '#engine/content/yaml/parse-yaml.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** A name, or several: the first that has a value is taken. */
const names = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.array(v.string()), v.minLength(1))]),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
)
const words = v.pipe(
  v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number(), v.boolean()]))]),
  v.transform((value) => (Array.isArray(value) ? value : [value]).map(String)),
)

const fieldsSchema = v.strictObject({
  id: v.exactOptional(names),
  title: v.exactOptional(names),
  slug: v.exactOptional(names),
  body: v.exactOptional(names),
  format: v.exactOptional(v.picklist(['html', 'wordpress', 'markdown'])),
  excerpt: v.exactOptional(names),
  publishedAt: v.exactOptional(names),
  modifiedAt: v.exactOptional(names),
  language: v.exactOptional(names),
  translations: v.exactOptional(names),
  address: v.exactOptional(names),
  image: v.exactOptional(names),
  imageAlt: v.exactOptional(names),
  files: v.exactOptional(names),
  status: v.exactOptional(names),
  /** The values of `status` that are each state; others are published. */
  statuses: v.exactOptional(v.record(v.picklist(['published', 'scheduled', 'draft', 'private', 'trash']), words)),
  /** By kind of term. */
  terms: v.exactOptional(v.record(v.string(), names)),
  /** By field of `entry.yaml`. */
  facts: v.exactOptional(v.record(v.string(), names)),
  /** Between several values in one cell. */
  separator: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
  /** Where the list is in JSON. */
  items: v.exactOptional(v.string()),
  /** The address of the old site, to which addresses without one belong. */
  home: v.exactOptional(v.pipe(v.string(), v.url())),
  /** The header by which an API knows who asks, and the variable of the environment that has its whole value. */
  header: v.exactOptional(
    v.strictObject({ name: v.string(), from: v.pipe(v.string(), v.regex(/^[A-Z_][A-Z0-9_]*$/)) }),
  ),
})

/** Which field of a source is which of a post. */
export type Fields = v.InferOutput<typeof fieldsSchema>

/** The file of `--fields`. @throws {ProgramError} where it cannot be read, and {ContentError} with each fault at its line */
export async function readFieldsFile(file: string | undefined): Promise<Fields> {
  if (file === undefined) return {}
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ProgramError(say`The file of fields ${file} cannot be read`, { cause: error })
  })
  const diagnostics = new Diagnostics()
  const parsed = parseYaml({ name: file, text: text.replace(/^\uFEFF/, ''), linesAbove: 0 }, fieldsSchema, diagnostics)
  if (diagnostics.errors.length > 0) throw new ContentError(diagnostics.list)
  return parsed?.value ?? {}
}
