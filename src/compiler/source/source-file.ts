import { describeReadError, isMissing } from './describe-read-error.ts'
import type { Diagnostics, Position } from './diagnostics.ts'
import { positionAt } from './position-at.ts'
import type { SourceItem } from './source-tree.ts'

/** A text file, normalised for the parsers: LF, NFC, no byte-order mark. */
export interface SourceFile {
  /** Path for messages. */
  name: string
  text: string
}

const sizeLimit = 1024 * 1024
const start: Position = { line: 1, column: 1 }

/** Reads a text file. Reasons why it is invalid are added to the diagnostics. */
export async function readSourceFile(
  item: SourceItem | undefined,
  name: string,
  diagnostics: Diagnostics,
): Promise<SourceFile | 'missing' | 'invalid'> {
  const fail = (message: string, position = start) => {
    diagnostics.error(name, position, message)
    return 'invalid' as const
  }
  if (item === undefined) return 'missing'
  if (item.kind === 'link') return fail('Symbolic link; put the file itself here')
  if (item.kind === 'folder') return fail('Folder instead of a text file; remove it or rename it')
  if (item.kind === 'other') return fail('Not a regular file; put a text file here') // reading a pipe would never end
  if (item.size > sizeLimit) return fail(`File too large: ${item.size} bytes; a text may have at most ${sizeLimit}`)
  let bytes: Uint8Array
  try {
    bytes = await item.read()
  } catch (error) {
    if (isMissing(error)) return 'missing'
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    return fail(reason)
  }
  const text = decodeSource(bytes)
  const bad = findBadCharacter(text)
  if (bad) return fail(bad.message, positionAt(text, bad.index))
  const conflict = text.search(/^<{7} /m)
  if (conflict >= 0) {
    return fail('Unresolved merge conflict (<<<<<<<); keep one version', positionAt(text, conflict))
  }
  const composed = text.normalize('NFC')
  if (composed !== text) {
    const position = findFirstDifference(text, composed)
    diagnostics.warn(name, position, 'Decomposed letters (NFD) were composed; save the file as NFC')
  }
  return { name, text: composed }
}

/** The text of a file, with line feeds alone. */
export function decodeSource(bytes: Uint8Array): string {
  // The decoder removes a byte-order mark.
  const text = new TextDecoder().decode(bytes)
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/**
 * Control characters, which XML such as feeds forbids, bidirectional controls, which make a text read differently from its
 * source, and the replacement character, which decoders write for invalid bytes.
 */
// eslint-disable-next-line no-control-regex -- control characters are searched for
const badCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/

function findBadCharacter(text: string): { index: number; message: string } | undefined {
  const index = text.search(badCharacter)
  if (index < 0) return undefined
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')
  const message =
    code === 'FFFD'
      ? 'Invalid UTF-8, or a replacement character U+FFFD; correct the letter and save the file as UTF-8'
      : `Invisible character U+${code}; remove it`
  return { index, message }
}

function findFirstDifference(text: string, composed: string): Position {
  let index = 0
  while (text[index] === composed[index]) index++
  // A combining mark follows its letter, and editors show the letter.
  return positionAt(text, text.slice(index, index + 1).match(/\p{M}/u) ? Math.max(0, index - 1) : index)
}
