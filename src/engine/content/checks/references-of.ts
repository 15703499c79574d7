import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import { compileReferences, type EntryReference, type FindReferences } from './find-references.ts'

/** A reference to an entry of a collection. */
export interface ResolvedReference extends Omit<EntryReference, 'to'> {
  collection: CollectionName
}

interface Compiled {
  inPages: FindReferences | undefined
  inEntries: Record<CollectionName, FindReferences | undefined>
  /** Those with whose entry an item of a list appears. */
  conditions: Record<CollectionName, FindReferences | undefined>
}

/** Schemas are looked through once for each site. */
const compiled = new WeakMap<ContentSite, Compiled>()

function compile(site: ContentSite): Compiled {
  const known = compiled.get(site)
  if (known) return known
  const { names, collections, pages } = site
  const made: Compiled = {
    inPages: compileReferences(pages.schema),
    inEntries: toRecord<Compiled['inEntries'], CollectionName>(names, (name) =>
      compileReferences(collections[name].schema),
    ),
    conditions: toRecord<Compiled['conditions'], CollectionName>(names, (name) =>
      compileReferences(collections[name].schema, 'appearsWith'),
    ),
  }
  compiled.set(site, made)
  return made
}

/** The references to entries in the facts of an entry of a collection, or of a page. */
export function referencesOf(
  site: ContentSite,
  collection: CollectionName | undefined,
  facts: unknown,
): ResolvedReference[] {
  const { inPages, inEntries } = compile(site)
  const find = collection === undefined ? inPages : inEntries[collection]
  return find ? resolve(site, { find, collection, facts }) : []
}

/**
 * The function that finds the entries with which items of lists appear, in the facts of an entry of a collection; undefined if it has
 * no such items.
 */
export function conditionsIn(
  site: ContentSite,
  collection: CollectionName,
): ((facts: unknown) => ResolvedReference[]) | undefined {
  const find = compile(site).conditions[collection]
  return find && ((facts) => resolve(site, { find, collection, facts }))
}

function resolve(
  site: ContentSite,
  { find, collection, facts }: { find: FindReferences; collection: CollectionName | undefined; facts: unknown },
): ResolvedReference[] {
  const found: EntryReference[] = []
  find(facts, [], found)
  return found.map(({ to, path, slug }) => {
    const target = to === 'same' ? collection : site.names.find((name) => name === to)
    if (!target) throw new Error(`A schema refers to the unknown collection "${to}"`)
    return { collection: target, path, slug }
  })
}
