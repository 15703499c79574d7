import * as v from 'valibot'
import type { Attachment } from '#engine/model/entries/attachments.ts'
import { appearsAt, commonFields } from '#engine/model/entries/common-fields.ts'
import { coverField } from '#engine/model/entries/fields.ts'
import { utcOffset } from '#engine/model/locale/site-time.ts'
import { say } from '#lib/say/message.ts'
import type { ImageReference } from '../markdown/replace-images.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import type { Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import { readSourceFile } from '../source/source-file.ts'
import { locateField } from '../yaml/locate-field.ts'
import { isValidField, parseYaml, type ParsedYaml } from '../yaml/parse-yaml.ts'
import { findIcon, type IconReference } from './find-icon.ts'
import { readEntryAttachments } from './read-entry-attachments.ts'

export const factsFile = 'entry.yaml'

/** The facts of an entry, that is the content of `entry.yaml`. If it is invalid, the parts that are valid. */
export interface ReadFacts<Facts> {
  /** Undefined if any field is invalid. */
  value: Facts | undefined
  /** The fields before validation. */
  fields: Readonly<Record<string, unknown>>
  /** The source of the file. */
  text: string
  /** The reference to the cover; `unknown` if the field is invalid, so that its texts are not checked. */
  cover: ImageReference | 'none' | 'unknown'
  icons: IconReference[]
  attachments: Attachment[]
  /** Undefined if the fields that state when the entry appears are invalid. */
  dates: Dates | undefined
  /** True if the status is `draft`. */
  isDraft: boolean
}

export interface Dates {
  status: string
  /** When it appears, as an instant; empty for a page, which has no date. */
  publishedAt: string
}

const datesSchema = v.object({
  status: commonFields.status,
  publishedAt: commonFields.publishedAt,
  publishAt: commonFields.publishAt,
})

/** Reads the facts of an entry. Errors are added to the diagnostics. */
export async function readFacts<Facts>(
  folder: Folder,
  schema: v.GenericSchema<unknown, Facts>,
  diagnostics: Diagnostics,
): Promise<ReadFacts<Facts>> {
  const name = `${folder.name}/${factsFile}`
  const file = await readSourceFile(folder.source.items.get(factsFile), name, diagnostics)
  if (file === 'missing')
    diagnostics.error(rules.structure, name, { line: 1, column: 1 }, say`Missing file: every entry needs an entry.yaml`)
  const text = typeof file === 'string' ? '' : file.text
  const source = { name, text, linesAbove: 0 }
  const parsed = typeof file === 'string' ? undefined : parseYaml(source, schema, diagnostics)
  if (!parsed) {
    // The errors of a draft are warnings, even if the file cannot be parsed.
    const isDraft = /^status:\s*(["']?)draft\1\s*(?:#.*)?$/m.test(text)
    return {
      value: undefined,
      fields: {},
      text,
      cover: 'unknown',
      icons: [],
      attachments: [],
      dates: undefined,
      isDraft,
    }
  }
  return {
    value: parsed.value ?? withoutMoment(parsed, schema),
    fields: parsed.fields,
    text,
    cover: findCover(name, text, parsed),
    icons: findIcon(source, parsed),
    attachments: await readEntryAttachments(folder, source, parsed, diagnostics),
    dates: findDates(parsed),
    isDraft: parsed.fields['status'] === 'draft',
  }
}

/** After whatever else an entry says: no other date of it is then wrong for its want of a moment. */
const farMoment = `9999-12-31T23:59${utcOffset}`

/** The facts of a draft that lacks nothing but the moment of its publication, so that a preview can show it; the moment is empty. */
function withoutMoment<Facts>(
  { fields, invalidPaths }: ParsedYaml<Facts>,
  schema: v.GenericSchema<unknown, Facts>,
): Facts | undefined {
  const { status, publishedAt } = fields
  const lacksMoment = (publishedAt ?? null) === null && invalidPaths.every(([field]) => field === 'publishedAt')
  if (status !== 'draft' || !lacksMoment) return undefined
  const { success, output } = v.safeParse(schema, { ...fields, publishedAt: farMoment })
  return success ? { ...output, publishedAt: '' } : undefined
}

function findCover(file: string, text: string, facts: ParsedYaml<unknown>): ReadFacts<unknown>['cover'] {
  const { cover } = facts.fields
  if (!Object.hasOwn(facts.fields, 'cover')) return 'none'
  if (cover === undefined || !isValidField(facts, 'cover') || !v.is(coverField, cover)) return 'unknown'
  return { file, ...locateField(text, ['cover']), name: cover }
}

function findDates(facts: ParsedYaml<unknown>): Dates | undefined {
  const names = Object.keys(datesSchema.entries)
  if (facts.invalidPaths.some(([field]) => names.includes(String(field)))) return undefined
  const { success, output } = v.safeParse(datesSchema, facts.fields)
  return success ? { status: output.status, publishedAt: appearsAt(output) } : undefined
}
