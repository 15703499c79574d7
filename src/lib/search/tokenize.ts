/** A word of a text, with its place. */
export interface Word {
  text: string
  start: number
  end: number
}

// Written without regular expressions and iterators: with them, the words of a large site take four times as long.

// Letters and digits of all scripts, roughly: a symbol too many does no harm. Combining marks belong to the letter before.
const ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xaa, 0xaa],
  [0xb5, 0xb5],
  [0xba, 0xba],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2af],
  [0x300, 0x1fff],
  [0x3040, 0xd7ff],
  // Ligatures, and fullwidth digits and letters, which word forms take apart.
  [0xfb00, 0xfb06],
  [0xff10, 0xff19],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
] as const

/** By the code of a character: 1 for letters, 2 for marks that join words, 3 for apostrophes. */
const kinds = new Uint8Array(0x10000)
for (const [first, last] of ranges) kinds.fill(1, first, last + 1)
for (const mark of '-/&+.,') kinds[mark.charCodeAt(0)] = 2
// What nobody sees within a word joins it too, and word forms leave it out.
for (const mark of '\u00AD\u200B\u200C\u200D\u2060\uFEFF') kinds[mark.charCodeAt(0)] = 2
for (const mark of "'’") kinds[mark.charCodeAt(0)] = 3

const partPattern = /[^-/&+.,'’]+/g

const isPlainNumber = /^\d+(?:[.,]\d+)*$/
const hasGroups = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** Calls `visit` for each word of a text. What marks join, such as `18/2026/CBTT-MH`, `T+2` or `5.500`, is one word. */
export function scanWords(text: string, visit: (word: string, start: number) => void): void {
  const { length } = text
  let index = 0
  while (index < length) {
    if (kinds[text.charCodeAt(index)] !== 1) {
      index++
      continue
    }
    const start = index++
    while (index < length) {
      const kind = kinds[text.charCodeAt(index)]
      if (kind !== 1 && (!kind || kinds[text.charCodeAt(index + 1)] !== 1)) break
      index++
    }
    visit(text.slice(start, index), start)
  }
}

/** The words of a text. */
export function tokenize(text: string): Word[] {
  const words: Word[] = []
  scanWords(text, (word, start) => words.push({ text: word, start, end: start + word.length }))
  return words
}

/** The keys by which a joined word is looked up. */
export interface JoinedWord {
  /** As a whole: the same for `VN-Index` and `VNIndex`, `5.500` and `5,500`; undefined where it is only its parts. */
  whole: string | undefined
  parts: string[]
}

/** True if a word contains marks. */
export function isJoined(word: string): boolean {
  return /[-/&+.,'’]/.test(word)
}

/** Days as people write them: 30/06/2026, 30/6/2026, 30.6.2026, 30-06-2026, and 30/06 of a year. */
const datePattern = /^(\d{1,2})(?:([/.-])(\d{1,2})\2(\d{4})|\/(\d{1,2}))$/

/** Takes a word that marks join apart. */
export function splitJoined(word: string): JoinedWord {
  const date = datePattern.exec(word)
  if (date) return splitDate(date)
  if (isPlainNumber.test(word)) return { whole: toPlainNumber(word), parts: [] }
  const bare = word.replace(/['’][a-z]+/, '')
  const parts = bare.match(partPattern) ?? []
  if (parts.length < 2) return { whole: undefined, parts }
  // A full stop or comma without a space after it is mostly an omission.
  const isOne = /[-/&+]/.test(bare) && bare.length <= 40
  const whole = isOne ? bare.replaceAll('-', '') : undefined
  // P/E, M&A: also as they are typed without the mark.
  const isShort = isOne && /^\p{L}{1,2}[/&]\p{L}{1,2}$/u.test(bare)
  return { whole, parts: isShort ? [...parts, parts.join('')] : parts }
}

/** The same for all ways to write a day. */
function splitDate([, day, , month, year, monthAlone]: RegExpExecArray): JoinedWord {
  const parts = [day, month ?? monthAlone].map((part) => String(Number(part)))
  if (year !== undefined) parts.push(year)
  return { whole: parts.join('/'), parts }
}

/** 1.200,50 → 1200.50. Without groups, a comma is the decimal mark: 0,25 → 0.25. */
function toPlainNumber(word: string): string {
  if (!hasGroups.test(word)) return word.replaceAll(',', '.')
  const mark = /^\d{1,3}\./.test(word) ? '.' : ','
  return word.replaceAll(mark, '').replace(',', '.')
}
