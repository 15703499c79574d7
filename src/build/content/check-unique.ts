import type { CollectionName } from '#model/collections.ts'
import { entryRoutes } from '#model/entry-routes.ts'
import type { Entry } from '#model/entry.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { Folder } from './read-entry.ts'

/** Names entries that share what only one may have: a reference number, a period, a place in the order. */
export function checkUnique<C extends CollectionName>(
  folder: Folder,
  collection: C,
  entries: readonly Entry<C>[],
  diagnostics: Diagnostics,
): void {
  for (const [field, keyOf] of Object.entries(entryRoutes[collection].unique ?? {})) {
    const owners = new Map<string, string>()
    for (const { slug, facts } of entries.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
      const key = keyOf(facts)
      if (key === undefined) continue
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, slug)
      else {
        const file = `${folder.name}/${slug}/entry.yaml`
        diagnostics.error(
          file,
          { line: 1, column: 1 },
          `"${field}": "${key}" is already that of ${folder.name}/${owner}`,
        )
      }
    }
  }
}
