import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { VisibleResult } from './visible-result.ts'

interface GroupedBy {
  site: Pick<ContentSite, 'names' | 'collections'>
  /** The path of the content's folder. */
  folder: string
}

/**
 * Entries that are versions of one document: each corrects or supersedes another, or is a version of the same by its collection.
 * Returns the group of an entry by its folder.
 */
export function toVersionGroups(results: readonly VisibleResult[], by: GroupedBy): (name: string) => string {
  // Hardly any content has repeats, of which alone it is asked.
  let parents: ReadonlyMap<string, string> | undefined
  const rootOf = (name: string): string => {
    let root = name
    const known = (parents ??= toParents(results, by))
    // References in a circle are an error of their own.
    const seen = new Set<string>()
    for (let next = known.get(root); next !== undefined && !seen.has(next); next = known.get(root)) {
      seen.add(next)
      root = next
    }
    return root
  }
  return rootOf
}

/** The entry or document that each is a version of. */
function toParents(results: readonly VisibleResult[], { site, folder }: GroupedBy): Map<string, string> {
  const parents = new Map<string, string>()
  for (const { result } of results) {
    if (result.state !== 'valid') continue
    const collection = result.name.slice(folder.length + 1).split('/')[0]
    for (const slug of toEarlier(result.facts)) parents.set(result.name, `${folder}/${collection}/${slug}`)
    const known = site.names.find((name) => name === collection)
    const { versionOf }: VersionOf = known === undefined ? {} : site.collections[known]
    const document = versionOf?.(result.facts as never) // the facts of that collection
    if (document !== undefined) parents.set(result.name, `${folder}/${collection} of ${document}`)
  }
  return parents
}

interface VersionOf {
  versionOf?: (facts: never) => string | undefined
}

/** The entries of the same collection that an entry corrects or supersedes. */
function toEarlier(facts: unknown): string[] {
  if (typeof facts !== 'object' || facts === null) return []
  const { corrects, supersedes }: { corrects?: unknown; supersedes?: unknown } = facts
  const corrected =
    typeof corrects === 'object' && corrects !== null && 'entry' in corrects ? corrects.entry : undefined
  return [supersedes, corrected].filter((slug) => typeof slug === 'string')
}
