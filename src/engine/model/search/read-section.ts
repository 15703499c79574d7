import { tokenize } from '#lib/search/tokenize.ts'
import { foldForm, toWordForm } from '#lib/search/word-form.ts'
import { sectionWords } from '#search-words'
import type { Locale } from '../locale/locale.ts'
import { searchSections, type SearchSection } from './search-query.ts'

/** Makes the function that reads which part of the site the words of a query name; undefined for most. */
export function createSectionReader(locale: Locale): (text: string) => SearchSection | undefined {
  const phrases = searchSections.flatMap((section) =>
    (sectionWords[section]?.[locale] ?? []).map((name) => ({ section, words: toWords(name) })),
  )
  return (text) => {
    const typed = toWords(text)
    return phrases.find(({ words }) =>
      typed.some((_, start) => words.every((word, at) => isSame(typed[start + at], word))),
    )?.section
  }
}

function toWords(text: string): string[] {
  return Array.from(tokenize(text.normalize('NFKC')), (word) => toWordForm(word.text))
}

/** A word with other accents is another one; without any, it may be this one. */
function isSame(typed: string | undefined, word: string): boolean {
  return typed === word || typed === foldForm(word)
}
