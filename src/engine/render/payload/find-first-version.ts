import type { CommonFacts } from '#engine/model/entries/common-fields.ts'

/** An entry that may replace or correct another one of its collection. */
export interface Version {
  slug: string
  facts: Pick<CommonFacts, 'supersedes' | 'corrects' | 'publishedAt'>
}

/** The entry that announced first what this one replaces or corrects; the entry itself if it does neither. */
export function findFirstVersion<One extends Version>(entry: One, find: (slug: string) => One | undefined): One {
  const later = new Set<string>()
  for (let version = entry; ;) {
    later.add(version.slug)
    const { supersedes, corrects } = version.facts
    const before = find(supersedes ?? corrects?.entry ?? '')
    if (!before || later.has(before.slug)) return version
    version = before
  }
}
