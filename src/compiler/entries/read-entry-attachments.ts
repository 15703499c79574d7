import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Attachment } from '#model/entries/attachments.ts'
import {
  attachmentFormats,
  attachmentName,
  attachmentSchema,
  type AttachmentFormat,
} from '#model/entries/attachments-field.ts'
import { byteLimit, findAttachmentProblem } from '../assets/find-attachment-problem.ts'
import { describeReadError } from '../source/describe-read-error.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { listFolder, type Folder } from '../source/folder.ts'
import { locateField } from '../yaml/locate-field.ts'
import { suggest } from '../source/did-you-mean.ts'
import type { ParsedYaml, YamlSource } from '../yaml/parse-yaml.ts'
import type { FileItem } from '../source/source-tree.ts'

const documentLike = /\.(?:pdf|xls[xmb]?|doc[xm]?|ppt[xm]?|od[tsp]|csv|tsv|rtf|zip|rar|7z)$/i

export function isAttachmentName(name: string): boolean {
  return attachmentName.test(name)
}

/** Why a file that may be a document cannot be one of an entry; undefined where it can, or is none. */
export function findAttachmentNameProblem(name: string): string | undefined {
  if (attachmentName.test(name) || !documentLike.test(name)) return undefined
  if (!attachmentFormats.some((format) => name.toLowerCase().endsWith(`.${format}`))) {
    return 'Is a document of a kind that is not published; save it as PDF, XLSX, DOCX, CSV or ZIP'
  }
  return 'Cannot be in a URL: name a document in a-z, 0-9, single hyphens and points, with its ending in small letters'
}

/** The documents that an entry's facts name, looked at; what is wrong with one is told where it is named. */
export async function readEntryAttachments(
  folder: Folder,
  source: YamlSource,
  facts: ParsedYaml<unknown>,
  diagnostics: Diagnostics,
): Promise<Attachment[]> {
  // What is no list, or stands where there is none, is told already, and names nothing.
  if (facts.refused.some((path) => path[0] === 'attachments' && path.length === 1)) return []
  const files = new Map(
    listFolder(folder).flatMap(([name, item]) =>
      item.kind === 'file' && isAttachmentName(name) ? [[name, item]] : [],
    ),
  )
  const items: readonly unknown[] = Array.isArray(facts.fields['attachments']) ? facts.fields['attachments'] : []
  const names = items.map(nameOf)
  const read = items.map(async (item, index): Promise<Attachment[]> => {
    const name = names[index]
    // A name that cannot be one is told already.
    if (name === undefined) return []
    const fail = (message: string) =>
      diagnostics.error(source.name, locateField(source.text, ['attachments', index, 'file']), message)
    const file = files.get(name)
    if (names.indexOf(name) < index) fail(`The document "${name}" is already attached above; name each once`)
    else if (!file) {
      fail(`There is no file "${name}" beside ${source.name.split('/').at(-1)}.${suggest(name, [...files.keys()])}`)
    } else {
      const found = await readDocument(name, file)
      const written = v.safeParse(attachmentSchema, item)
      if ('problem' in found) fail(`The document "${name}" ${found.problem}`)
      else if (written.success) return [{ ...written.output, path: folder.below + name, ...found }]
    }
    return []
  })
  for (const name of files.keys()) {
    if (names.includes(name)) continue
    const hint = 'Is not published: name it in "attachments" of entry.yaml, or delete it'
    diagnostics.warn(`${folder.name}/${name}`, { line: 1, column: 1 }, hint)
  }
  return (await Promise.all(read)).flat()
}

/** The file that an item of the list names, whatever else is wrong with it. */
function nameOf(item: unknown): string | undefined {
  const file = typeof item === 'object' && item !== null && 'file' in item ? item.file : undefined
  return typeof file === 'string' && isAttachmentName(file) ? file : undefined
}

async function readDocument(
  name: string,
  { size, read }: FileItem,
): Promise<Pick<Attachment, 'format' | 'bytes' | 'sha256'> | { problem: string }> {
  if (size > byteLimit) return { problem: `has ${size} bytes; a document may have ${byteLimit} (25 MB)` }
  let bytes: Uint8Array
  try {
    bytes = await read()
  } catch (error) {
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    return { problem: reason.replace(/^C/, 'c') }
  }
  const format = name.slice(name.lastIndexOf('.') + 1) as AttachmentFormat // the pattern of names ends in one
  const problem = await findAttachmentProblem(format, bytes)
  if (problem) return { problem }
  return { format, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Facts without the list of documents, which the entry has read instead. */
export function withoutAttachments<Facts>({ attachments: _list, ...facts }: Facts & { attachments?: unknown }): Facts {
  return facts as Facts // the same facts: their type does not include the list
}
