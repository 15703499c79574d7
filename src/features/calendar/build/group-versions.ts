import type { CommonFacts } from '#model/entries/common-fields.ts'

interface Version {
  slug: string
  facts: Pick<CommonFacts, 'supersedes' | 'corrects' | 'publishedAt'>
}

/**
 * Entries with those that replace or correct them, oldest first. Together they announce one thing, whose name is the slug of
 * the first.
 */
export function groupVersions<One extends Version>(entries: readonly One[]): One[][] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const findFirst = (entry: One, later: ReadonlySet<string> = new Set()): One => {
    const { supersedes, corrects } = entry.facts
    const before = bySlug.get(supersedes ?? corrects?.entry ?? '')
    return before && !later.has(before.slug) ? findFirst(before, new Set([...later, entry.slug])) : entry
  }
  const groups = Map.groupBy(entries, (entry) => findFirst(entry).slug)
  return [...groups].map(([first, versions]) =>
    versions.toSorted((a, b) => {
      if (a.slug === first || b.slug === first) return a.slug === first ? -1 : 1
      return a.facts.publishedAt < b.facts.publishedAt ? -1 : 1
    }),
  )
}
