import { collectionNames } from '#model/entries/collection-names.ts'
import { collections } from '#features/collections.ts'
import type { AnyCollection } from '#model/entries/define-collection.ts'
import type { Entry } from '#model/entries/entry.ts'
import type { Check } from '../check/content-check.ts'

/** Names entries that share what only one may have: a reference number, a period, a place in the order. */
export const checkUnique: Check = ({ content, report }) => {
  for (const collection of collectionNames) {
    const { unique = {} }: AnyCollection = collections[collection]
    const all: readonly Entry[] = content.entries[collection]
    // The older of two keeps what it has.
    const entries = all.toSorted((a, b) => compare(a.facts.publishedAt, b.facts.publishedAt) || compare(a.slug, b.slug))
    const replaced = new Set(entries.map(({ facts }) => facts.supersedes))
    for (const [field, key] of Object.entries(unique)) {
      const owners = new Map<string, string>()
      for (const entry of entries) {
        const value = key.of(entry.facts)
        if (value === undefined) continue
        if (key.isSharedByVersions && (replaced.has(entry.slug) || entry.facts.status === 'withdrawn')) continue
        const owner = owners.get(value)
        if (owner === undefined) owners.set(value, entry.slug)
        else report.error(entry, [field], `"${field}": "${value}" is already that of ${collection}/${owner}`)
      }
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
