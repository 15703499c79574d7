import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attachment } from '#model/attachments.ts'
import {
  attachmentFormats,
  attachmentName,
  type AttachmentFacts,
  type AttachmentFormat,
} from '#model/entries/attachments.ts'
import { byteLimit, findAttachmentProblem } from '../attachments/inspect-attachment.ts'
import { describeReadError } from './describe-read-error.ts'
import type { Diagnostics } from './diagnostics.ts'
import { locateField } from './locate-field.ts'
import { suggest } from './nearest.ts'
import type { YamlSource } from './parse-yaml.ts'
import type { Folder } from './read-entry.ts'

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
  facts: unknown,
  diagnostics: Diagnostics,
): Promise<Attachment[]> {
  // A folder that cannot be read is named where its files are checked.
  const items = await readdir(folder.path, { withFileTypes: true }).catch(() => [])
  const names = items.filter((item) => item.isFile() && isAttachmentName(item.name)).map((item) => item.name)
  const named = attachmentsOf(facts)
  const read = named.map(async (attachment, index) => {
    const { file } = attachment
    const fail = (message: string) =>
      diagnostics.error(source.name, locateField(source.text, ['attachments', index, 'file']), message)
    if (named.findIndex((other) => other.file === file) < index) {
      fail(`The document "${file}" is already attached above; name each once`)
      return []
    }
    if (!names.includes(file)) {
      fail(`There is no file "${file}" beside ${source.name.split('/').at(-1)}.${suggest(file, names)}`)
      return []
    }
    const found = await readAttachment(folder, attachment)
    if ('problem' in found) fail(`The document "${file}" ${found.problem}`)
    return 'problem' in found ? [] : [found]
  })
  for (const name of names) {
    if (named.some(({ file }) => file === name)) continue
    const hint = 'Is not published: name it in "attachments" of entry.yaml, or delete it'
    diagnostics.warn(`${folder.name}/${name}`, { line: 1, column: 1 }, hint)
  }
  return (await Promise.all(read)).flat()
}

async function readAttachment(folder: Folder, facts: AttachmentFacts): Promise<Attachment | { problem: string }> {
  const path = join(folder.path, facts.file)
  let bytes: Buffer
  try {
    const { size } = await stat(path)
    if (size > byteLimit) return { problem: `has ${size} bytes; a document may have ${byteLimit} (25 MB)` }
    bytes = await readFile(path)
  } catch (error) {
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    return { problem: reason.replace(/^C/, 'c') }
  }
  const format = facts.file.slice(facts.file.lastIndexOf('.') + 1) as AttachmentFormat // its name has passed the schema
  const problem = await findAttachmentProblem(format, bytes)
  if (problem) return { problem }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ...facts, path: folder.below + facts.file, format, bytes: bytes.length, sha256 }
}

/** Facts without the list that has become documents: nothing downstream is to look at what they say alone. */
export function withoutAttachments<Facts>(facts: Facts): Facts {
  const { attachments: _list, ...others } = facts as { attachments?: unknown } // facts are an object of any collection
  return others as Facts // the list is optional wherever there is one
}

/** The facts have passed a schema; which one, this reader need not know. */
function attachmentsOf(facts: unknown): AttachmentFacts[] {
  if (typeof facts !== 'object' || facts === null || !('attachments' in facts)) return []
  return (facts.attachments ?? []) as AttachmentFacts[] // every schema that has this field has it from attachmentsField
}
