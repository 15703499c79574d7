import { fileTypeFromBuffer } from 'file-type'
import type { AttachmentFormat } from '#model/entries/attachments-field.ts'

/** The largest document: what a phone loads in a minute. */
export const byteLimit = 25 * 1024 * 1024

/** How far from its end a PDF says where it ends: readers look no further. */
const trailerBytes = 1024

/** Why the bytes of a document are not what the ending of its name says, as a sentence for its editor. */
export async function findAttachmentProblem(format: AttachmentFormat, bytes: Uint8Array): Promise<string | undefined> {
  if (bytes.length === 0) return 'is empty'
  const found = (await fileTypeFromBuffer(bytes))?.ext
  // Text has no magic number: what is UTF-8 without control characters, and nothing else, is taken as CSV.
  const actual = found ?? (isText(bytes) ? 'csv' : undefined)
  if (actual !== format) {
    const holds = actual === 'csv' ? 'plain text' : actual === 'cfb' ? 'a protected or old Office file' : actual
    return `is no ${format.toUpperCase()}${holds ? `: it holds ${holds}` : ''}; save it as ${format.toUpperCase()} anew`
  }
  if (format === 'pdf' && !decode(bytes.subarray(-trailerBytes), 'latin1')?.includes('%%EOF')) {
    return 'is cut off: a PDF ends with %%EOF; copy it here again'
  }
  return undefined
}

function isText(bytes: Uint8Array): boolean {
  const text = decode(bytes, 'utf-8')
  // oxlint-disable-next-line no-control-regex -- these are what text has not
  return text !== undefined && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}

function decode(bytes: Uint8Array, encoding: 'utf-8' | 'latin1'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
