/** Why a search cannot be answered: a file of the index is missing, damaged, or of another build. */
export class SearchIndexError extends Error {
  override name = 'SearchIndexError'
}
