import type { PayloadBase } from '#engine/model/payload.ts'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'

export interface SearchPayload extends PayloadBase {
  kind: 'search'
}

/** The page with the answer to the query in the URL. */
export interface LoadedSearch extends SearchPayload {
  /**
   * Null where the search did not work. Undefined without a query, and on the page of the document: its HTML has the answer
   * of the server, if it has one.
   */
  answer?: SearchAnswer | null | undefined
}
