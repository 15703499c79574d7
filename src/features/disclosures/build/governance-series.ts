import type { Entry } from '#features/content.ts'
import { compareTerms } from '#model/entries/find-overlaps.ts'

type Document = Entry<'governance'>

/**
 * Versions of the same document, oldest first: all charters are one series, other documents are tied by what each
 * supersedes. What was withdrawn belongs to none.
 */
export function toSeries(documents: readonly Document[]): Document[][] {
  const standing = documents.filter(({ facts }) => facts.status !== 'withdrawn')
  const bySlug = new Map(standing.map((document) => [document.slug, document]))
  const series = Map.groupBy(standing, (document) =>
    document.facts.code === 'dieu-le' ? 'dieu-le' : `slug ${findFirst(document, bySlug).slug}`,
  )
  return [...series.values()].map((versions) => versions.toSorted(compareTerms))
}

function findFirst(document: Document, bySlug: ReadonlyMap<string, Document>): Document {
  const seen = new Set<Document>()
  let first = document
  // A circle of versions is named by a check of its own.
  for (
    let next: Document | undefined = document;
    next && !seen.has(next);
    next = bySlug.get(next.facts.supersedes ?? '')
  ) {
    seen.add(next)
    first = next
  }
  return first
}
