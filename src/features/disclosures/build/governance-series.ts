import type { Entry } from '#engine/model/entries/content.ts'
import { compareTerms } from '#engine/model/entries/find-overlaps.ts'

type Document = Entry<'governance'>

/**
 * The versions of each document, oldest first. All charters are one series; other documents are linked by `supersedes`.
 * Withdrawn versions are left out.
 */
export function toSeries(documents: readonly Document[]): Document[][] {
  const current = documents.filter(({ facts }) => facts.status !== 'withdrawn')
  const bySlug = new Map(current.map((document) => [document.slug, document]))
  const firsts = new Map<Document, Document>()
  const series = Map.groupBy(current, (document) =>
    document.facts.code === 'dieu-le' ? 'dieu-le' : `slug ${findFirst(document, bySlug, firsts).slug}`,
  )
  return [...series.values()].map((versions) => versions.toSorted(compareTerms))
}

/** @param firsts what was found before, so that a long series is not followed from each of its versions */
function findFirst(
  document: Document,
  bySlug: ReadonlyMap<string, Document>,
  firsts: Map<Document, Document>,
): Document {
  const seen = new Set<Document>()
  let first = document
  // Stops at a cycle, which another check reports.
  for (
    let next: Document | undefined = document;
    next && !seen.has(next);
    next = bySlug.get(next.facts.supersedes ?? '')
  ) {
    seen.add(next)
    first = firsts.get(next) ?? next
    if (first !== next) break
  }
  for (const version of seen) firsts.set(version, first)
  return first
}
