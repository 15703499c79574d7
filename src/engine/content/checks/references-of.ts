import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { collectionNames } from '#engine/model/vocabulary/collection-names.ts'
import { collections } from '#features/collections.ts'
import { pageSchema } from '#features/pages/collections/page-schema.ts'
import { toRecord } from '#lib/records.ts'
import { compileReferences, type EntryReference, type FindReferences } from './find-references.ts'

/** A reference to an entry of a collection. */
export interface ResolvedReference extends Omit<EntryReference, 'to'> {
  collection: CollectionName
}

const inPages = compileReferences(pageSchema)
const inEntries = toRecord<Record<CollectionName, FindReferences | undefined>, CollectionName>(
  collectionNames,
  (collection) => compileReferences(collections[collection].schema),
)

/** The references to entries in the facts of an entry of a collection, or of a page. */
export function referencesOf(collection: CollectionName | undefined, facts: unknown): ResolvedReference[] {
  const found: EntryReference[] = []
  const find = collection === undefined ? inPages : inEntries[collection]
  find?.(facts, [], found)
  return found.map(({ to, path, slug }) => {
    const target = to === 'same' ? collection : collectionNames.find((name) => name === to)
    if (!target) throw new Error(`A schema refers to the unknown collection "${to}"`)
    return { collection: target, path, slug }
  })
}
