import { fileTypeFromBuffer } from 'file-type'
import type { AttachmentFormat } from '#model/entries/attachments-field.ts'

/** The largest document, which a phone loads in about a minute. */
export const attachmentByteLimit = 25 * 1024 * 1024

/** The end of a PDF file in which its end marker has to be; PDF readers search no further. */
const trailerBytes = 1024

/** Why a document is not a valid file of its format, as the second half of a message; undefined if it is. */
export async function findAttachmentProblem(format: AttachmentFormat, bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length === 0) return 'is empty; copy the file here again'
  const found = (await fileTypeFromBuffer(bytes))?.ext
  // CSV has no magic number: any UTF-8 text without control characters counts as CSV.
  const actual = found ?? (isText(bytes) ? 'csv' : undefined)
  if (actual !== format) {
    const content = actual === 'csv' ? 'plain text' : actual === 'cfb' ? 'a protected or old Office file' : actual
    const name = format.toUpperCase()
    return `is not a ${name} file${content ? ` but contains ${content}` : ''}; save it as ${name} again`
  }
  if (format === 'pdf' && !decode(bytes.subarray(-trailerBytes), 'latin1')?.includes('%%EOF')) {
    return 'is incomplete: a PDF file ends with %%EOF; copy the file here again'
  }
  return undefined
}

function isText(bytes: Uint8Array): boolean {
  const text = decode(bytes, 'utf-8')
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
