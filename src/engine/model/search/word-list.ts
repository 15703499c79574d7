import { ascending } from '#lib/order.ts'
/** A word of the site, and how common it is. */
export interface ListedWord {
  /** Without accents. */
  word: string
  /** In how many documents it is; less than 0 where fewer have it than before. */
  count: number
}

/** `words-{letter}`: a line for each word, after the number of letters that it shares with the one before, and before its count. */
export function writeWordList(words: readonly ListedWord[]): Uint8Array<ArrayBuffer> {
  let former = ''
  const lines = words.map(({ word, count }) => {
    let shared = 0
    while (shared < 35 && shared < word.length && word[shared] === former[shared]) shared++
    former = word
    return `${shared.toString(36)}${word.slice(shared)}${count === 1 ? '' : ` ${count.toString(36)}`}`
  })
  return new TextEncoder().encode(lines.join('\n'))
}

export function parseWordList(bytes: Uint8Array): ListedWord[] {
  const text = new TextDecoder().decode(bytes)
  let former = ''
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [word = '', count = '1'] = line.slice(1).split(' ')
    former = former.slice(0, parseInt(line.charAt(0), 36)) + word
    return { word: former, count: parseInt(count, 36) }
  })
}

/** A list with what has changed since it was written, by word. */
export function mergeWordLists(list: readonly ListedWord[], changes: readonly ListedWord[]): readonly ListedWord[] {
  if (changes.length === 0) return list
  const counts = new Map(list.map(({ word, count }) => [word, count]))
  for (const { word, count } of changes) counts.set(word, (counts.get(word) ?? 0) + count)
  return Array.from(counts, ([word, count]) => ({ word, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => ascending(a.word, b.word))
}
