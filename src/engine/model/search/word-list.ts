/** A word of the site, and how common it is. */
export interface ListedWord {
  /** Without accents. */
  word: string
  /** In how many documents it is, as a power of two. */
  commonness: number
}

/** `words-{letter}`: a line for each word, after the number of letters that it shares with the one before. */
export function writeWordList(words: readonly ListedWord[]): Uint8Array<ArrayBuffer> {
  let former = ''
  const lines = words.map(({ word, commonness }) => {
    let shared = 0
    while (shared < 35 && shared < word.length && word[shared] === former[shared]) shared++
    former = word
    return shared.toString(36) + commonness.toString(36) + word.slice(shared)
  })
  return new TextEncoder().encode(lines.join('\n'))
}

export function parseWordList(bytes: Uint8Array): ListedWord[] {
  const text = new TextDecoder().decode(bytes)
  let former = ''
  if (text === '') return []
  return text.split('\n').map((line) => {
    former = former.slice(0, parseInt(line.charAt(0), 36)) + line.slice(2)
    return { word: former, commonness: parseInt(line.charAt(1), 36) }
  })
}
