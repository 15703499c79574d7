import { hashText } from '#lib/search/hash-text.ts'
import type { Locale } from '../locale/locale.ts'

// The index of one build in one language is a set of sealed files, of which a query needs a few. It has two segments: the main one
// stays as it is while little changes, the recent one has what was added or replaced since.
// - `index`: how many shards the main segment has, which of its documents count no more, and the recent segment
// - `documents`: of every document of the main segment, its section, year and state
// - `terms-{n}`: a shard of terms, each with the documents that contain it
// - `words-{letter}`: all words that begin with a letter, for what is typed in part or misspelt
// - `pages-{n}`: what results show of some documents: title, address, kind, day, and the text that snippets are cut from
// - `asked`: hashes of the questions that have an answer; `answers`: the answers, which few queries need

export const searchPath = '/_search/'

export type SearchFileName =
  | 'asked'
  | 'answers'
  | 'index'
  | 'documents'
  | `terms-${number}`
  | `words-${string}`
  | `pages-${number}`

/** The URL of a file of the index. */
export function toSearchUrl(build: string, locale: Locale, name: SearchFileName): string {
  return `${searchPath}${build}/${locale}/${name}.bin`
}

/** Whom a file belongs to, as its seal says. Files with the numbers of documents also belong to one set of documents. */
export function toSearchOwner(build: string, locale: Locale, layout = ''): string {
  return `${build} ${locale} ${layout}`
}

/**
 * The shard of a term. Pairs are spread over all shards: with those of their first word, a common word would be in the same file
 * as hundreds of pairs that nobody has asked for.
 */
export function toTermShard(key: string, shards: number): number {
  return hashText(key) % shards
}

/** The names of the lists of words. */
export const wordLists: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', '0']

/** The list that a word is in, by its first letter. */
export function toWordList(word: string): string {
  const first = word.charAt(0)
  return first >= 'a' && first <= 'z' ? first : '0'
}
