/** A word of a text, with its place. */
export interface Word {
  text: string
  start: number
  end: number
}

// Letters and digits of all scripts, roughly: the exact sets of Unicode take ten times as long, and a symbol too many does no
// harm. Combining marks belong to the letter before.
const letter = '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0300-\\u1fff\\u3040-\\ud7ff'
const wordPattern = new RegExp(`[${letter}]+(?:['’][a-z]+)?(?:[-/&+.,][${letter}]+)*`, 'g')
const partPattern = new RegExp(`[${letter}]+`, 'g')

const isPlainNumber = /^\d+(?:[.,]\d+)*$/
const hasGroups = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** The words of a text. What marks join, such as `18/2026/CBTT-MH`, `T+2`, `5.500` or `long-term`, is one of them. */
export function* splitWords(text: string): Generator<Word> {
  for (const match of text.matchAll(wordPattern)) {
    yield { text: match[0], start: match.index, end: match.index + match[0].length }
  }
}

/** What a joined word is looked up by. */
export interface JoinedWord {
  /** As a whole: the same for `VN-Index` and `VNIndex`, `5.500` and `5,500`; undefined where it is only its parts. */
  whole: string | undefined
  parts: string[]
}

/** Whether a word contains marks. */
export function isJoined(word: string): boolean {
  return /[-/&+.,'’]/.test(word)
}

/** Takes a word that marks join apart. */
export function splitJoined(word: string): JoinedWord {
  if (isPlainNumber.test(word)) return { whole: toPlainNumber(word), parts: [] }
  const bare = word.replace(/['’][a-z]+/, '')
  const parts = bare.match(partPattern) ?? []
  if (parts.length < 2) return { whole: undefined, parts }
  // A full stop or comma without a space after it is mostly an omission.
  const isOne = /[-/&+]/.test(bare) && bare.length <= 40
  return { whole: isOne ? bare.replaceAll('-', '') : undefined, parts }
}

/** 1.200,50 → 1200.50. Without groups, a comma is the decimal mark: 0,25 → 0.25. */
function toPlainNumber(word: string): string {
  if (!hasGroups.test(word)) return word.replaceAll(',', '.')
  const mark = /^\d{1,3}\./.test(word) ? '.' : ','
  return word.replaceAll(mark, '').replace(',', '.')
}
