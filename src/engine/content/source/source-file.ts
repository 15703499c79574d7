import { say, type Message } from '#lib/say/message.ts'
import { checkCharacters } from './check-characters.ts'
import { describeReadError, isMissing } from './describe-read-error.ts'
import type { Diagnostics, Position } from './diagnostics.ts'
import { positionAt } from './position-at.ts'
import { rules } from './rules.ts'
import type { SourceItem } from './source-tree.ts'

/** A text file, normalised for the parsers: LF, NFC, no byte-order mark. */
export interface SourceFile {
  /** Path for messages. */
  name: string
  text: string
}

/** As long as a text that people write. */
const textLimit = 1024 * 1024
const start: Position = { line: 1, column: 1 }

/** Reads a text file. Reasons why it is invalid are added to the diagnostics. */
export async function readSourceFile(
  item: SourceItem | undefined,
  name: string,
  diagnostics: Diagnostics,
  sizeLimit = textLimit,
): Promise<SourceFile | 'missing' | 'invalid'> {
  const fail = (message: Message, position = start) => {
    diagnostics.error(rules.unreadable, name, position, message)
    return 'invalid' as const
  }
  if (item === undefined) return 'missing'
  if (item.kind === 'link') return fail(say`Symbolic link; put the file itself here`)
  if (item.kind === 'folder') return fail(say`Folder instead of a text file; remove it or rename it`)
  if (item.kind === 'other') return fail(say`Not a regular file; put a text file here`) // reading a pipe would never end
  if (item.size > sizeLimit) return fail(say`File too large: ${item.size} bytes; a text may have at most ${sizeLimit}`)
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
  const composed = text.normalize('NFC')
  if (!checkCharacters(name, composed, diagnostics)) return 'invalid'
  const conflict = composed.search(/^<{7} /m)
  if (conflict >= 0) {
    return fail(say`Unresolved merge conflict (<<<<<<<); keep one version`, positionAt(composed, conflict))
  }
  if (composed !== text) {
    const index = findFirstDifference(text, composed)
    // Whatever is written by a fix is composed: it need not change anything else.
    const letter = composed.charAt(index)
    const fix = { found: letter, replacement: letter }
    const message = say`Decomposed letters (NFD) were composed; save the file as NFC`
    diagnostics.warn(rules.composition, name, positionAt(composed, index), message, { fix })
  }
  return { name, text: composed }
}

/** The text of a file, with line feeds alone. */
export function decodeSource(bytes: Uint8Array): string {
  // The decoder removes a byte-order mark.
  const text = new TextDecoder().decode(bytes)
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Where the composed text begins to differ: at a letter whose marks followed it. */
function findFirstDifference(text: string, composed: string): number {
  let index = 0
  while (text[index] === composed[index]) index++
  // A combining mark follows its letter, and editors show the letter.
  return /^\p{M}/u.test(text.slice(index)) ? Math.max(0, index - 1) : index
}
