import type { PayloadBase } from '#engine/model/payload.ts'
import type { SearchAnswer } from '#engine/model/search/search-answer.ts'

export interface SearchPayload extends PayloadBase {
  kind: 'search'
  /**
   * The answer to the query of the address. Null where the search did not work. Undefined without a query, and on the page of a document
   * that has none.
   */
  answer?: SearchAnswer | null | undefined
}
