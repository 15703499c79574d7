import { searchSections } from '#brand'

/** The parts of the site that a search can be limited to, in the order shown. */
export { searchSections }

export type SearchSection = (typeof searchSections)[number]

/** A visitor's query. Its names at the URL: search-url.ts. */
export interface SearchQuery {
  /** The words, as typed. */
  q: string
  /** The part of the site. */
  section?: SearchSection | undefined
  /** The year of publication. */
  year?: number | undefined
  /** The page of the results, from 1. */
  page: number
}
