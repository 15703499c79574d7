// Where a term stands in a document, as one of a few levels: they take less space than counts for each field, and rank as well.

/** The weight of each level, lowest first. */
export const levelWeights = [0.5, 1, 1.35, 1.7, 2.8, 3.4, 6, 6.6] as const

/** The levels from this one on are of terms in the title. */
export const titleLevel = 6

/** The levels from this one on are of terms in title, summary, headings, names of documents. */
export const headLevel = 4

/**
 * Where a term stands in a document: in its title; in summary, headings or titles of documents; so many times in the text. A term
 * that is nowhere else is in the text of its documents.
 */
export function toLevel(isInTitle: boolean, isInHead: boolean, inBody: number): number {
  if (isInTitle) return isInHead || inBody > 0 ? 7 : 6
  if (isInHead) return inBody > 2 ? 5 : 4
  if (inBody === 0) return 0
  return inBody > 3 ? 3 : inBody > 1 ? 2 : 1
}
