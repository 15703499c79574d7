import { allWords } from '#engine/content/languages/language-packs.ts'

const space = '\u00a0'

const compounds: ReadonlySet<string> = new Set(allWords('compounds'))
/** The first two syllables of each. */
const beginnings: ReadonlySet<string> = new Set(Array.from(compounds, (word) => word.split(' ', 2).join(' ')))
const counted: ReadonlySet<string> = new Set(allWords('counted'))
const surnames: ReadonlySet<string> = new Set(allWords('surnames'))
export const labels: ReadonlySet<string> = new Set(allWords('labels'))

/** The most syllables of a word in the list. */
const longestWord = 4

/**
 * The most characters without a break: as many as the largest heading of a text page shows on a line of the narrowest screen,
 * 280 px. A longer word is broken, because the browser would otherwise break it anywhere.
 */
const longestGroup = { words: 6, characters: 17 }

/** Letters and figures with what joins them, such as "Part", "III/2026", "1.200", "T+2"; and abbreviations before names. */
const wordPattern = new RegExp(
  String.raw`(?:${allWords('titles').join('|')})\.(?= )|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}./,:+–-]*[\p{L}\p{M}\p{N}%])?`,
  'gu',
)

const abbreviation = /\.$/
const number = /^(?:\d|[IVX]+(?:\/\d+)?$)/
const year = /^(?:19|20)\d\d$/
const capitalLetter = /^\p{Lu}$/u
const capitalized = /^\p{Lu}\p{Ll}/u

interface Word {
  text: string
  lower: string
  start: number
  end: number
}

/**
 * A title or a heading with no-break spaces inside words of several syllables and names, and between a number and what it
 * counts, so that no line ends there. One function for all languages: the words of one are none of another.
 */
export function bindWords(text: string): string {
  const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }): Word => ({
    text: word,
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
  let bound = ''
  let done = 0
  for (let first = 0; first < words.length;) {
    if (isAlone(words[first], words[first + 1])) {
      first++
      continue
    }
    const group = toGroup(text, words.slice(first, first + longestGroup.words))
    for (const { start } of group.slice(1)) {
      bound += text.slice(done, start - 1) + space
      done = start
    }
    first += group.length
  }
  return bound + text.slice(done)
}

/** The first of the words, with those that stay on a line with it. */
function toGroup(text: string, words: readonly Word[]): readonly Word[] {
  const start = words[0]?.start ?? 0
  const apart = words.findIndex(
    (word, index) => index > 0 && !(text[word.start - 1] === ' ' && words[index - 1]?.end === word.start - 1),
  )
  const near = words
    .slice(0, apart === -1 ? undefined : apart)
    .filter(({ end }) => end - start <= longestGroup.characters)
  const count = countCounted(near) || countWord(near) || 1
  const [last, next] = near.slice(count - 1)
  const isLabel = last && next && (number.test(next.text) ? labels.has(last.lower) : capitalLetter.test(next.text))
  return near.length === 0 ? words.slice(0, 1) : near.slice(0, isLabel ? count + 1 : count)
}

/** True if nothing can stay with the first word, which is so of most: the rest need not be looked at. */
function isAlone(first: Word | undefined, next: Word | undefined): boolean {
  if (!first || !next) return true
  if (labels.has(first.lower) || capitalLetter.test(next.text)) return false
  if (/^\d/.test(first.text) || abbreviation.test(first.text) || surnames.has(first.lower)) return false
  return !beginnings.has(`${first.lower} ${next.lower}`)
}

/** The number of words that a number and what it counts are; 0 if the first word is no such number. */
function countCounted([first, next, ...others]: readonly Word[]): number {
  if (!first || !next || !/^\d/.test(first.text) || year.test(first.text) || !counted.has(next.lower)) return 0
  return 1 + (countWord([next, ...others]) || 1)
}

/** The number of syllables of the word or the name that begins with the first one; 0 if the list has none. */
function countWord(words: readonly Word[]): number {
  for (let count = Math.min(words.length, longestWord); count >= 2; count--) {
    const part = words.slice(0, count)
    if (compounds.has(part.map(({ lower }) => lower).join(' ')) || isName(part)) return count
  }
  return 0
}

function isName(words: readonly Word[]): boolean {
  const [first, ...others] = words
  if (!first) return false
  return (
    ((surnames.has(first.lower) && capitalized.test(first.text)) || abbreviation.test(first.text)) &&
    others.every(({ text }) => capitalized.test(text))
  )
}
