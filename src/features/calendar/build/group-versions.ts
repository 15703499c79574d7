import { findFirstVersion, type Version } from '#engine/render/payload/find-first-version.ts'
import { ascending } from '#lib/order.ts'

/**
 * Entries with those that replace or correct them, oldest first. Together they announce one thing, whose name is the slug of
 * the first.
 */
export function groupVersions<One extends Version>(entries: readonly One[]): One[][] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const groups = Map.groupBy(entries, (entry) => findFirstVersion(entry, (slug) => bySlug.get(slug)).slug)
  return [...groups].map(([first, versions]) =>
    versions.toSorted((a, b) => {
      if (a.slug === first || b.slug === first) return a.slug === first ? -1 : 1
      return ascending(a.facts.publishedAt, b.facts.publishedAt)
    }),
  )
}
