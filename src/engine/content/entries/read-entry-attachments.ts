import { hash } from 'node:crypto'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import {
  attachmentFormats,
  attachmentName,
  attachmentSchema,
  type AttachmentFormat,
} from '#engine/model/entries/attachments-field.ts'
import type { Attachment } from '#engine/model/entries/attachments.ts'
import { say, type Message } from '#lib/say/message.ts'
import { attachmentByteLimit, findAttachmentProblem } from '../assets/find-attachment-problem.ts'
import { adviseReading, codeOf } from '../source/describe-read-error.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { listFolder, type Folder } from '../source/folder.ts'
import { rules } from '../source/rules.ts'
import type { FileItem } from '../source/source-tree.ts'
import { locateField } from '../yaml/locate-field.ts'
import type { ParsedYaml, YamlSource } from '../yaml/parse-yaml.ts'
import { adviseName } from './advise-name.ts'

const documentLike = /\.(?:pdf|xls[xmb]?|doc[xm]?|ppt[xm]?|od[tsp]|csv|tsv|rtf|zip|rar|7z)$/i

export function isAttachmentName(name: string): boolean {
  return attachmentName.test(name)
}

/** Why a file that looks like a document cannot be an attachment; undefined if it can, or is not a document. */
export function findAttachmentNameProblem(name: string): Message | undefined {
  if (attachmentName.test(name) || !documentLike.test(name)) return undefined
  if (!attachmentFormats.some((format) => name.toLowerCase().endsWith(`.${format}`))) {
    return say`Unsupported document format; save it as PDF, XLSX, DOCX, CSV or ZIP`
  }
  return say`Invalid file name of a document: use a-z, 0-9, single hyphens and dots, with the extension in lower case${adviseName(name, '.')}`
}

/** Reads the documents that are listed in `attachments` of an entry. Errors are reported at the item of the list. */
export async function readEntryAttachments(
  folder: Folder,
  source: YamlSource,
  facts: ParsedYaml<unknown>,
  diagnostics: Diagnostics,
): Promise<Attachment[]> {
  // An `attachments` that is not a list, or not allowed here, is already reported.
  if (facts.invalidPaths.some((path) => path[0] === 'attachments' && path.length === 1)) return []
  const files = new Map(
    listFolder(folder).flatMap(([name, item]) =>
      item.kind === 'file' && isAttachmentName(name) ? [[name, item]] : [],
    ),
  )
  const items: readonly unknown[] = Array.isArray(facts.fields['attachments']) ? facts.fields['attachments'] : []
  const names = items.map(toFileName)
  const read = items.map(async (item, index): Promise<Attachment[]> => {
    const name = names[index]
    // An invalid name is already reported.
    if (name === undefined) return []
    const fail = (message: Message) =>
      diagnostics.error(rules.documents, source.name, locateField(source.text, ['attachments', index, 'file']), message)
    const file = files.get(name)
    if (names.indexOf(name) < index) fail(say`The document "${name}" is already listed above; list each document once`)
    else if (!file) {
      fail(say`There is no file "${name}" beside ${basename(source.name)}.${didYouMean(name, [...files.keys()])}`)
    } else {
      const document = await readDocument(name, file)
      const parsed = v.safeParse(attachmentSchema, item)
      if ('problem' in document) fail(say`The document "${name}" ${document.problem}`)
      else if (parsed.success) return [{ ...parsed.output, path: folder.contentPath + name, ...document }]
    }
    return []
  })
  for (const name of files.keys()) {
    if (names.includes(name)) continue
    const hint = say`Document is not published; list it in "attachments" of entry.yaml, or delete it`
    diagnostics.warn(rules.documents, `${folder.name}/${name}`, { line: 1, column: 1 }, hint)
  }
  return (await Promise.all(read)).flat()
}

/** The file name in an item of the list, even if the item is invalid. */
function toFileName(item: unknown): string | undefined {
  const file = typeof item === 'object' && item !== null && 'file' in item ? item.file : undefined
  return typeof file === 'string' && isAttachmentName(file) ? file : undefined
}

async function readDocument(
  name: string,
  { size, read }: Pick<FileItem, 'size' | 'read'>,
): Promise<Pick<Attachment, 'format' | 'bytes' | 'sha256' | 'crc32'> | { problem: Message }> {
  if (size > attachmentByteLimit) {
    return { problem: say`is too large: ${size} bytes; a document may have at most ${attachmentByteLimit} (25 MB)` }
  }
  let bytes: Uint8Array
  try {
    bytes = await read()
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    return { problem: say`cannot be read (${code})${adviseReading(code)}` }
  }
  const format = name.slice(name.lastIndexOf('.') + 1) as AttachmentFormat // the pattern of names requires one
  const problem = await findAttachmentProblem(format, bytes)
  if (problem) return { problem }
  return { format, bytes: bytes.length, sha256: hash('sha256', bytes, 'hex'), crc32: crc32(bytes) }
}

/** Facts without the list of documents, which is a field of the entry instead. */
export function withoutAttachments<Facts>({ attachments: _list, ...facts }: Facts & { attachments?: unknown }): Facts {
  return facts as Facts // `Facts` does not contain the list
}
