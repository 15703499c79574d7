import type { Entry } from '#engine/model/entries/content.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck, type CheckContext } from '../check/content-check.ts'

/** Reports entries that share a value that must be unique, such as a reference number or a period. */
export const checkUnique = defineCheck('unique-values', 'integrity', (context) => {
  for (const collection of context.site.names) checkCollection(collection, context)
})

function checkCollection<C extends CollectionName>(
  collection: C,
  { site, checked, content, report }: CheckContext,
): void {
  const keys = Object.entries(site.collections[collection].unique)
  if (keys.length === 0 || checked.entries[collection].length === 0) return
  const all: readonly Entry<C>[] = content.entries[collection]
  // Of two entries with the same value, the newer one is reported.
  const entries = all.toSorted((a, b) => compare(a.facts.publishedAt, b.facts.publishedAt) || compare(a.slug, b.slug))
  const replaced = new Set(entries.map(({ facts }) => facts.supersedes))
  for (const [field, key] of keys) {
    const owners = new Map<string, string>()
    for (const entry of entries) {
      const value = key.of(entry.facts)
      if (value === undefined) continue
      if (key.isSharedByVersions && (replaced.has(entry.slug) || entry.facts.status === 'withdrawn')) continue
      const owner = owners.get(value)
      if (owner === undefined) owners.set(value, entry.slug)
      else
        report.error(
          entry,
          [field],
          say`"${field}": "${value}" is already used by ${collection}/${owner}; choose another value`,
        )
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
