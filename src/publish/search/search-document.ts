import type { PageRow } from '#model/search/page-rows.ts'
import type { DocumentState } from '#model/search/search-index.ts'
import type { SearchSection } from '#model/search/search-query.ts'

/** What is searched for: a page, or an entry on a page that shows several. */
export interface SearchDocument extends PageRow {
  section: SearchSection
  state: DocumentState | undefined
  year: number | undefined
  /** Summary, headings, titles of documents, numbers and tickers. */
  heads: readonly string[]
  body: readonly string[]
  /** The text of its documents. */
  documents: readonly string[]
}
