// Imported as `#search-words`, apart from `#brand`: only searches load them.

import { stemEnglish } from '#lib/search/stem-english.ts'

export { definitions, fillers, negations, sectionWords, unitWords } from './question-words.ts'
export { stopWords } from './stop-words.ts'
export { synonyms } from './synonyms.ts'

/** From a word to its stem, by language; words of other languages are compared whole. */
export const stems: Readonly<Record<string, ((word: string) => string) | undefined>> = { en: stemEnglish }
