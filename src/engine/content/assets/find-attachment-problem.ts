import type { AttachmentFormat } from '#engine/model/entries/attachments-field.ts'
import { say, type Message } from '#lib/say/message.ts'
import { findLockProblem } from './find-lock-problem.ts'
import { readZipDirectory } from './read-zip-directory.ts'
import { toBuffer } from './to-buffer.ts'
import { tryPdf } from './try-pdf.ts'

/** The largest document, which a phone loads in about a minute. */
export const attachmentByteLimit = 25 * 1024 * 1024

/** The end of a PDF file in which its end marker has to be; PDF readers search no further. */
const trailerBytes = 1024

/** The zeros that a copy which was cut off leaves in place of the rest. Other files have such a run too, and open. */
const lostBlock = Buffer.alloc(1024)

/** Why a document is not a valid file of its format, as the second half of a message; undefined if it is. */
export async function findAttachmentProblem(format: AttachmentFormat, bytes: Uint8Array): Promise<Message | undefined> {
  if (bytes.length === 0) return say`is empty; copy the file here again`
  const actual = await findFormat(bytes)
  if (actual !== format) {
    if (format === 'csv' && isOtherText(bytes)) {
      return say`is text in another encoding than UTF-8; in Excel, save it as "CSV UTF-8 (Comma delimited)", not as "CSV"`
    }
    const content = actual === 'csv' ? say`plain text` : actual === 'cfb' ? say`a protected or old Office file` : actual
    const name = format.toUpperCase()
    const unlocked = actual === 'cfb' ? say`, without a password` : ''
    return say`is not a ${name} file${content ? say` but contains ${content}` : ''}; save it as ${name} again${unlocked}`
  }
  if (format === 'pdf' && !decode(bytes.subarray(-trailerBytes), 'latin1')?.includes('%%EOF')) {
    return say`is incomplete: a PDF file ends with %%EOF; copy the file here again`
  }
  if (format === 'pdf' && toBuffer(bytes).includes(lostBlock) && (await tryPdf(bytes)) === 'damaged') {
    return say`is damaged, and does not open: a part of it is empty; copy the file here again, from the original`
  }
  if (zipFormats.includes(format) && !readZipDirectory(bytes)) {
    return say`is incomplete: the list of its parts, at the end of the file, is missing or names others; copy the file here again`
  }
  if (format === 'csv' && decode(bytes, 'utf-8')?.includes('\uFFFD')) {
    return say`has lost letters: it contains U+FFFD in their place; save the table as "CSV UTF-8 (Comma delimited)" again, from the original`
  }
  return findLockProblem(format, bytes)
}

/** Formats that are ZIP files. */
const zipFormats: readonly AttachmentFormat[] = ['zip', 'xlsx', 'docx']

/** Formats that are text themselves. Binary ones that begin with letters never are: `BM`, `MZ` and `ID3` may be tickers. */
const textFormats: readonly string[] = [
  'pdf',
  'rtf',
  'xml',
  'svg',
  'ics',
  'vcf',
  'vtt',
  'm3u',
  'm3u8',
  'stl',
  'dat',
  'pgp',
]

/** CSV has no magic number: any UTF-8 text without control characters counts as CSV. */
async function findFormat(bytes: Uint8Array): Promise<Message | string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type') // most entries have no documents
  const found = (await fileTypeFromBuffer(bytes))?.ext
  const text = decode(bytes, 'utf-8')
  if (!isText(text) || (found !== undefined && textFormats.includes(found))) return found
  const other = textStarts.find(([pattern]) => pattern.test(text.trimStart()))
  return other ? other[1] : 'csv'
}

/** The beginnings of texts that are no tables: a page comes in place of a file where a network asks for a login. */
const textStarts: readonly (readonly [RegExp, Message | string | undefined])[] = [
  [/^%!PS/, 'PostScript'],
  [/^(?:<!doctype html|<html[\s>])/i, say`a web page`],
  [/^version https:\/\/git-lfs\./, say`a reference of Git LFS in its place`],
]

/** True if the bytes are text of a code page, as Excel's "CSV" writes it, or UTF-16, as its "Unicode Text". */
function isOtherText(bytes: Uint8Array): boolean {
  const isWide = [0xfeff, 0xfffe].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))
  return isWide || (decode(bytes, 'utf-8') === undefined && isText(decode(bytes, 'latin1')))
}

function isText(text: string | undefined): text is string {
  // oxlint-disable-next-line no-control-regex -- text contains none of these
  return text !== undefined && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}

function decode(bytes: Uint8Array, encoding: 'utf-8' | 'latin1'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
