// Imported as `#search-words`, apart from `#brand`: only searches load them.

export { stopWords } from './stop-words.ts'
export { synonyms } from './synonyms.ts'
