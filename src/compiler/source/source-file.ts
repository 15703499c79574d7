import { describeReadError, isMissing } from './describe-read-error.ts'
import type { Diagnostics, Position } from './diagnostics.ts'
import { positionAt } from './position-at.ts'
import type { SourceItem } from './source-tree.ts'

/** The text of a file as editors wrote it, in the one form that the parsers expect: UTF-8, LF, NFC, no byte-order mark. */
export interface SourceFile {
  /** Path for messages. */
  name: string
  text: string
}

const sizeLimit = 1024 * 1024
const start: Position = { line: 1, column: 1 }

/** Reads what lies where a text file should. Where it is refused, the reason is among the diagnostics. */
export async function readSourceFile(
  item: SourceItem | undefined,
  name: string,
  diagnostics: Diagnostics,
): Promise<SourceFile | 'missing' | 'refused'> {
  const refuse = (message: string, position = start) => {
    diagnostics.error(name, position, message)
    return 'refused' as const
  }
  if (item === undefined) return 'missing'
  if (item.kind === 'link') return refuse('Is a link; put the file itself here')
  if (item.kind === 'folder') return refuse('Is a folder; a text is a file')
  if (item.kind === 'other') return refuse('Is no file') // reading a pipe would never end
  if (item.size > sizeLimit) return refuse(`Is ${item.size} bytes long; a text may have ${sizeLimit}`)
  let bytes: Uint8Array
  try {
    bytes = await item.read()
  } catch (error) {
    if (isMissing(error)) return 'missing'
    const reason = describeReadError(error)
    if (reason === undefined) throw error
    return refuse(reason)
  }
  // The decoder drops a byte-order mark by itself.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  const bad = findBadCharacter(text)
  if (bad) return refuse(bad.message, positionAt(text, bad.index))
  const conflict = text.search(/^<{7} /m)
  if (conflict >= 0) {
    return refuse('Two versions stand here since a merge (<<<<<<<); keep one', positionAt(text, conflict))
  }
  const composed = text.normalize('NFC')
  if (composed !== text) {
    const position = findFirstDifference(text, composed)
    diagnostics.warn(name, position, 'Has decomposed letters (NFD); they were composed, save it as NFC')
  }
  return { name, text: composed }
}

/**
 * What editors cannot see, and what stands where a letter was lost. Control characters may not be in XML either, such as
 * that of feeds; those that turn the direction of a text make it read otherwise than it is.
 */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const badCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/

function findBadCharacter(text: string): { index: number; message: string } | undefined {
  const index = text.search(badCharacter)
  if (index < 0) return undefined
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')
  const message =
    code === 'FFFD' ? 'Is not UTF-8 here, or lost a letter; save it as UTF-8' : `Has the invisible U+${code}; remove it`
  return { index, message }
}

function findFirstDifference(text: string, composed: string): Position {
  let index = 0
  while (text[index] === composed[index]) index++
  // The mark comes after its letter, and the letter is what an editor sees.
  return positionAt(text, text.slice(index, index + 1).match(/\p{M}/u) ? Math.max(0, index - 1) : index)
}
