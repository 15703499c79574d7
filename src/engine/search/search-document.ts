import type { PageRow } from '#engine/model/search/page-rows.ts'
import type { DocumentFacts } from '#engine/model/search/search-index.ts'
import type { SearchSection } from '#engine/model/search/search-query.ts'

/** A document of the search: a page, or an entry on a page that shows several. */
export interface SearchDocument
  extends Omit<PageRow, 'text'>, Pick<DocumentFacts, 'state' | 'year' | 'host' | 'isMinor'> {
  section: SearchSection
  summary: string
  /** Headings, titles of documents, numbers and tickers. */
  heads: readonly string[]
  body: readonly string[]
  /** The text of its documents. */
  documents: readonly string[]
}
