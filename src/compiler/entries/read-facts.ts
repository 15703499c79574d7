import * as v from 'valibot'
import type { Attachment } from '#model/entries/attachments.ts'
import { appearsAt, commonFields } from '#model/entries/common-fields.ts'
import { coverField } from '#model/entries/fields.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { readEntryAttachments } from './read-entry-attachments.ts'
import { findIcon, type FoundIcon } from './find-icon.ts'
import type { Folder } from '../source/folder.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { ImageReference } from '../markdown/replace-images.ts'
import { isRight, parseYaml, type ParsedYaml } from '../yaml/parse-yaml.ts'
import { readSourceFile } from '../source/source-file.ts'

export const factsFile = 'entry.yaml'

/** What could be made of `entry.yaml`: what one part of it says counts, whatever is wrong with the others. */
export interface ReadFacts<Facts> {
  /** Undefined where anything is refused. */
  value: Facts | undefined
  /** The file as it was written. */
  text: string
  /** Where the cover is named. It may be unknown, and then nothing is known to be missing. */
  cover: ImageReference | 'none' | 'unknown'
  icons: FoundIcon[]
  attachments: Attachment[]
  /** Undefined where the facts do not say rightly when the entry is shown. */
  dates: Dates | undefined
  /** Whether the entry calls itself a draft. */
  isDraft: boolean
}

export interface Dates {
  status: string
  /** When it appears; empty for a page, which says no moment. */
  publishedAt: string
}

const datesSchema = v.object({
  status: commonFields.status,
  publishedAt: commonFields.publishedAt,
  publishAt: commonFields.publishAt,
})

/** The facts of an entry. What is refused of them is among the diagnostics. */
export async function readFacts<Facts>(
  folder: Folder,
  schema: v.GenericSchema<unknown, Facts>,
  diagnostics: Diagnostics,
): Promise<ReadFacts<Facts>> {
  const name = `${folder.name}/${factsFile}`
  const file = await readSourceFile(folder.source.items.get(factsFile), name, diagnostics)
  if (file === 'missing') diagnostics.error(name, { line: 1, column: 1 }, 'Is missing: an entry needs its facts here')
  const text = typeof file === 'string' ? '' : file.text
  const source = { name, text, linesAbove: 0 }
  const parsed = typeof file === 'string' ? undefined : parseYaml(source, schema, diagnostics)
  if (!parsed) {
    // Where nothing can be parsed, a draft is still to be told from what is published.
    const isDraft = /^status:\s*(["']?)draft\1\s*(?:#.*)?$/m.test(text)
    return { value: undefined, text, cover: 'unknown', icons: [], attachments: [], dates: undefined, isDraft }
  }
  return {
    value: parsed.value,
    text,
    cover: findCover(name, text, parsed),
    icons: findIcon(source, parsed),
    attachments: await readEntryAttachments(folder, source, parsed, diagnostics),
    dates: findDates(parsed),
    isDraft: parsed.fields['status'] === 'draft',
  }
}

function findCover(file: string, text: string, facts: ParsedYaml<unknown>): ReadFacts<unknown>['cover'] {
  const { cover } = facts.fields
  if (!Object.hasOwn(facts.fields, 'cover')) return 'none'
  if (cover === undefined || !isRight(facts, 'cover') || !v.is(coverField, cover)) return 'unknown'
  return { file, ...locateField(text, ['cover']), name: cover }
}

function findDates(facts: ParsedYaml<unknown>): Dates | undefined {
  const names = Object.keys(datesSchema.entries)
  if (facts.refused.some(([field]) => names.includes(String(field)))) return undefined
  const { success, output } = v.safeParse(datesSchema, facts.fields)
  return success ? { status: output.status, publishedAt: appearsAt(output) } : undefined
}
