import { isJoined, splitJoined } from '#lib/search/tokenize.ts'
import { foldForm, toWordForm } from '#lib/search/word-form.ts'
import { stems } from '#search-words'
import type { Locale } from '../locale/locale.ts'

/** The key by which a word is looked up. Index and query must make it in the same way. */
export interface WordTerm {
  /** Without accents, and its stem in languages that have stems. */
  key: string
  /** With accents, and in one of the spellings that its language allows; the key where there are none. */
  form: string
  /** The word without accents, as it would be typed. */
  typed: string
}

/** A word of a text: several terms where it has parts. */
export interface AnalysedWord {
  /** The word as a whole: a simple word, a number, `vnindex`, `18/2026/cbttmh`. */
  whole: WordTerm | undefined
  parts: readonly WordTerm[]
}

/** Makes the function that takes words of one language apart. */
export function createWordAnalyser(locale: Locale): (word: string) => AnalysedWord {
  const toKey = stems[locale] ?? ((word: string) => word)
  const toTerm = (word: string): WordTerm => {
    const form = toWordForm(word)
    const typed = foldForm(form)
    const key = toKey(typed)
    return { key, form: form === typed ? key : form, typed }
  }
  return (word) => {
    if (!isJoined(word)) return { whole: toTerm(word), parts: [] }
    const { whole, parts } = splitJoined(word)
    return { whole: whole === undefined ? undefined : toCode(whole), parts: parts.map(toTerm) }
  }
}

/** Numbers and codes have neither accents nor endings. */
function toCode(word: string): WordTerm {
  const code = foldForm(word.toLowerCase())
  return { key: code, form: code, typed: code }
}
