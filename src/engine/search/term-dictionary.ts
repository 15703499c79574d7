import type { Locale } from '#engine/model/locale/locale.ts'
import { createWordAnalyser, type WordTerm } from '#engine/model/search/analyse-word.ts'

/** A word of any text, with the numbers of its terms. */
export interface KnownWord {
  /** All its terms. */
  ids: readonly number[]
  /** Of these, the one that pairs are made of; −1 in a word of several parts. */
  pairId: number
  /** The number of the word as it is typed; −1 where it is not listed. */
  typedId: number
}

/** All words that were met, and their terms by number. The numbers depend on the order, and must not reach the output. */
export interface TermDictionary {
  toWord: (word: string) => KnownWord
  /** The term of two neighbours. */
  toPair: (first: number, second: number) => number
  /** `key`, or `key` and `form` with a tab between them; of pairs, both have two words. */
  toTerm: (id: number) => string
  toTyped: (typedId: number) => string
  /** How many numbers of terms there are. */
  count: () => number
}

/** The longest word that is indexed: what is longer is an address or a hash. */
const longestWord = 40

export function createTermDictionary(locale: Locale): TermDictionary {
  const analyse = createWordAnalyser(locale)
  const words = new Map<string, KnownWord>()
  const terms = createNumbering()
  const typed = createNumbering()
  const pairs = new Map<number, number>()
  const forms: Pick<WordTerm, 'key' | 'form'>[] = []

  const toId = ({ key, form }: Pick<WordTerm, 'key' | 'form'>): number => {
    const id = terms.toNumber(key === form ? key : `${key}\t${form}`)
    forms[id] ??= { key, form }
    return id
  }
  const analyseNew = (word: string): KnownWord => {
    if (word.length > longestWord) return { ids: [], pairId: -1, typedId: -1 }
    const { whole, parts } = analyse(word)
    const ids = [...new Set([...(whole ? [whole] : []), ...parts].map(toId))]
    if (!whole || parts.length > 0) return { ids, pairId: -1, typedId: -1 }
    return { ids, pairId: ids[0] ?? -1, typedId: isListed(whole.typed) ? typed.toNumber(whole.typed) : -1 }
  }
  return {
    toWord: (word) => {
      const found = words.get(word)
      if (found) return found
      const made = analyseNew(word)
      words.set(word, made)
      return made
    },
    toPair: (first, second) => {
      const pair = first * 2 ** 24 + second
      const found = pairs.get(pair)
      if (found !== undefined) return found
      const [a, b] = [forms[first], forms[second]]
      if (!a || !b) throw new Error(`There are no terms ${first} and ${second}`)
      const id = toId({ key: `${a.key} ${b.key}`, form: `${a.form} ${b.form}` })
      pairs.set(pair, id)
      return id
    },
    toTerm: terms.toText,
    toTyped: typed.toText,
    count: terms.count,
  }
}

/** Words that are completed and corrected: no numbers. */
function isListed(word: string): boolean {
  return word.length > 2 && !/^[\d.,]*$/.test(word)
}

/** A number for each text. */
function createNumbering() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    toNumber: (text: string): number => {
      const found = numbers.get(text)
      if (found !== undefined) return found
      const number = texts.push(text) - 1
      numbers.set(text, number)
      return number
    },
    toText: (number: number): string => texts[number] ?? '',
    count: () => texts.length,
  }
}
