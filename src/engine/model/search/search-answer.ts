import type { Href } from '#lib/href.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerCard } from './answer-card.ts'
import type { SearchQuery, SearchSection } from './search-query.ts'

/** A text in parts: those that match the query, and those between them. */
export type MatchedText = readonly MatchedPart[]

export interface MatchedPart {
  text: string
  isMatch: boolean
}

/** A page that a search has found. */
export interface SearchHit {
  href: Href
  /** The id of an element of that page: a question, a term of the glossary, a person. */
  anchor?: string | undefined
  title: MatchedText
  /** The part of the page that matches best; its summary, where only the title matches. */
  snippet: MatchedText
  /** The language of title and snippet. */
  textLocale: Locale
  section: SearchSection
  /** The kind of document, in the words of lists: "Sector report". */
  kind: string
  /** The day of publication, `2026-11-22`; undefined for pages without one. */
  day?: string | undefined
  /** Why it ranks last. */
  state?: 'withdrawn' | 'superseded' | undefined
  /** The title of its document whose text matches, where the page itself matches less. */
  document?: MatchedText | undefined
}

export interface SearchCount<Value> {
  value: Value
  count: number
}

/** The answer to a query: one page of its results. */
export interface SearchAnswer {
  /** The query as it was understood: its page is at most `pages`. */
  query: SearchQuery
  /** The number of results in all, with the filters of the query. */
  total: number
  /** The number of pages of results, at least 1. */
  pages: number
  hits: readonly SearchHit[]
  /** The answer itself, where the site knows it. On the first page of results without filters. */
  card?: AnswerCard | undefined
  /** The results without the filter by section, by section; sections without results are left out. */
  sections: readonly SearchCount<SearchSection>[]
  /** The results without the filter by year, newest first. */
  years: readonly SearchCount<number>[]
  /** The query with its misspelt words corrected, if that is what was searched for. */
  corrected?: string | undefined
}

/** The search of one build in one language. The browser and the server use the same. */
export interface SiteSearch {
  /** @throws {SearchIndexError} if a file of the index is missing, damaged, or of another build */
  find: (query: SearchQuery) => Promise<SearchAnswer>
}
