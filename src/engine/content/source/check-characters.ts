import { say, type Message } from '#lib/say/message.ts'
import { findLookAlikes, type LookAlike, type LookAlikeKind } from '#lib/text/look-alikes.ts'
import { unusual } from '#lib/text/unusual.ts'
import { findInvisible } from '../characters/find-invisible.ts'
import { findMisread } from '../characters/find-misread.ts'
import { toCode } from '../characters/invisible-characters.ts'
import type { Diagnostics } from './diagnostics.ts'
import { createPositionAt } from './position-at.ts'
import { rules } from './rules.ts'

/** A binary file has no more of them in its report than a person would read. */
const limit = 200

/**
 * Reports characters that nobody sees, and letters that only look like those of a word. @returns whether the text may be read:
 * not with characters that no text may have
 */
export function checkCharacters(file: string, text: string, diagnostics: Diagnostics): boolean {
  checkEncoding(file, text, diagnostics)
  if (!unusual.test(text)) return true
  const invisible = findInvisible(text)
  const words = findWords(text)
  if (invisible.length === 0 && words.length === 0) return true
  const positionAt = createPositionAt(text)
  const forbidden = invisible.filter(({ isForbidden }) => isForbidden)
  const isBinary = forbidden.some(({ found }) => found === '\uFFFD' || found === '\0')
  for (const { index, found, replacement, message, isForbidden } of isBinary
    ? forbidden.slice(0, 1)
    : invisible.slice(0, limit)) {
    const fix = replacement === undefined ? undefined : { found, replacement }
    if (isForbidden) diagnostics.error(rules.forbidden, file, positionAt(index), message, { fix })
    else diagnostics.error(rules.characters, file, positionAt(index), message, { fix })
  }
  if (isBinary) return false
  for (const { index, found, replacement, message } of words.slice(0, limit)) {
    const fix = replacement === undefined ? undefined : { found, replacement }
    if (fix) diagnostics.error(rules.characters, file, positionAt(index), message, { fix })
    else diagnostics.warn(rules.characters, file, positionAt(index), message)
  }
  return forbidden.length === 0
}

/** Reports words that a program has read in another encoding than they were written in. */
function checkEncoding(file: string, text: string, diagnostics: Diagnostics): void {
  const misread = findMisread(text)
  if (misread.length === 0) return
  const positionAt = createPositionAt(text)
  for (const { index, found, replacement } of misread.slice(0, limit)) {
    const message = say`“${found}” is UTF-8 that a program has read in another encoding; write “${replacement}”, and let that program open files as UTF-8`
    diagnostics.error(rules.encoding, file, positionAt(index), message, { fix: { found, replacement } })
  }
}

interface Word {
  index: number
  found: string
  replacement: string | undefined
  message: Message
}

/** The words with letters that look like others: one problem for each word, however many letters. */
function findWords(text: string): Word[] {
  const groups: LookAlike[][] = []
  let end = 0
  for (const one of findLookAlikes(text)) {
    if (one.index < end) groups.at(-1)?.push(one)
    else groups.push([one])
    const after = one.index + one.found.length
    end = after + (/^[\p{L}\p{M}]*/u.exec(text.slice(after, after + wordLimit))?.[0].length ?? 0)
  }
  return groups.map((letters) => toWord(text, letters))
}

const wordLimit = 40

function toWord(text: string, letters: readonly LookAlike[]): Word {
  const [first = none] = letters
  const last = letters.at(-1) ?? first
  const before = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(first.index - wordLimit, 0), first.index))?.[0] ?? ''
  const stop = last.index + last.found.length
  const after = /^[\p{L}\p{M}]*/u.exec(text.slice(stop, stop + wordLimit))?.[0] ?? ''
  const found = before + text.slice(first.index, stop) + after
  let at = first.index
  const parts = letters.map((letter) => {
    const part = text.slice(at, letter.index) + (letter.replacement ?? letter.found)
    at = letter.index + letter.found.length
    return part
  })
  const isKnown = letters.every(({ replacement }) => replacement !== undefined)
  const replacement = isKnown ? (before + parts.join('') + after).normalize('NFC') : undefined
  const letter = describeLetter(first)
  const what = found === first.found ? letter : say`“${first.found}” is ${letter}`
  const message =
    replacement === undefined
      ? say`“${found}”: ${what}, and the word is not found; write it with Latin letters`
      : say`“${found}”: ${what}, and only looks right; write “${replacement}”`
  return { index: first.index - before.length, found, replacement, message }
}

const none: LookAlike = { index: 0, found: '', replacement: undefined, kind: 'another letter' }

const kinds: Readonly<Record<LookAlikeKind, Message>> = {
  'another letter': say`another letter`,
  Cyrillic: say`Cyrillic`,
  Greek: say`Greek`,
  fullwidth: say`fullwidth`,
  'a letter of formulas': say`a letter of formulas`,
  'a ligature': say`a ligature`,
  'a Roman numeral in one character': say`a Roman numeral in one character`,
  'a digit of another script': say`a digit of another script`,
  'a letter of another script': say`a letter of another script`,
}

function describeLetter({ found, kind }: LookAlike): Message {
  return say`${toCode(found)}, ${kinds[kind]}`
}
