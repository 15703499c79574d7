import { highlight, type IsMatch } from './highlight.ts'
import type { MatchedText } from './search-answer.ts'

interface Matching {
  isMatch: IsMatch
  /** True if something that was searched for is only in the texts of the page's documents. */
  isInDocuments: boolean
}

/** The title of the document that matches better than its page: by its title, or by its text if there is only one. */
export function findDocument(
  attached: readonly string[],
  title: string,
  { isMatch, isInDocuments }: Matching,
): MatchedText | undefined {
  const ofPage = countMatches(highlight(title, isMatch))
  const matching = attached.map((text) => highlight(text, isMatch))
  const best = matching.toSorted((a, b) => countMatches(b) - countMatches(a))[0]
  if (!best) return undefined
  if (isInDocuments && matching.length <= 2) return best
  return countMatches(best) > ofPage ? best : undefined
}

/** The number of letters that match. */
function countMatches(text: MatchedText): number {
  return text.reduce((sum, { text: part, isMatch }) => sum + (isMatch ? part.length : 0), 0)
}
