import { tokenize } from '#lib/search/tokenize.ts'
import type { Locale } from '../locale/locale.ts'
import { createWordAnalyser, type WordTerm } from './analyse-word.ts'
import type { FoundQuery } from './find-terms.ts'
import type { MatchedPart, MatchedText } from './search-answer.ts'

/** Tells if a word of a text is one that was searched for. */
export type IsMatch = (word: string) => boolean

export function createMatcher(query: FoundQuery, locale: Locale): IsMatch {
  const analyse = createWordAnalyser(locale)
  /** By key, the forms; undefined where any accents match. */
  const wanted = new Map<string, Set<string> | undefined>()
  for (const { alternatives } of query.units) {
    for (const { key, form, isExact } of alternatives.flatMap(({ terms }) => terms)) {
      const known = wanted.get(key)
      if (!isExact || (wanted.has(key) && !known)) wanted.set(key, undefined)
      else if (known) known.add(form)
      else wanted.set(key, new Set([form]))
    }
  }
  const isWanted = ({ key, form }: WordTerm) => {
    if (!wanted.has(key)) return false
    const forms = wanted.get(key)
    return !forms || forms.has(form)
  }
  const known = new Map<string, boolean>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const { whole, parts } = analyse(word)
    const isMatch = [...(whole ? [whole] : []), ...parts].some(isWanted)
    known.set(word, isMatch)
    return isMatch
  }
}

/** A text in parts that match and parts that do not. Neighbours that match are one part. */
export function highlight(text: string, isMatch: IsMatch): MatchedText {
  const parts: MatchedPart[] = []
  let end = 0
  const add = (part: string, matches: boolean) => {
    if (part === '') return
    const last = parts.at(-1)
    if (last?.isMatch === matches) last.text += part
    else parts.push({ text: part, isMatch: matches })
  }
  for (const word of tokenize(text)) {
    if (!isMatch(word.text)) continue
    const gap = text.slice(end, word.start)
    add(gap, parts.at(-1)?.isMatch === true && /^\s+$/.test(gap))
    add(word.text, true)
    end = word.end
  }
  add(text.slice(end), false)
  return parts
}
