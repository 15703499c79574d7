import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import type { WithheldPart } from '../check/content-check.ts'
import { conditionsIn, type ResolvedReference } from '../checks/references-of.ts'
import type { CollectedEntries, CollectedEntry } from '../entries/collect-entries.ts'
import type { ReadResult } from '../entries/read-result.ts'
import { toDates, toVisibility } from '../entries/to-visibility.ts'
import type { TakenDownList } from '../taken-down/taken-down.ts'
import { withholdFrom, type Condition } from './withhold-from.ts'

/** The entries of a moment, and what they lack. */
interface Withheld {
  /** The entries of the collections that have parts which appear with other entries, without those that do not appear yet. */
  entries: Partial<CollectedEntries>
  parts: WithheldPart[]
  /** When the texts appear of which entries show parts already, as instants. */
  moments: string[]
}

interface WithholdOptions {
  now: Date
  takenDown: TakenDownList
  /** The folders of entries that are not there because they have errors. */
  leftOut: ReadonlySet<string>
}

type FindEntry = (collection: CollectionName, slug: string) => ReadResult<CommonFacts, unknown> | undefined

/**
 * Entries without the parts that appear with other entries which are not published at a moment: such as a quarter's figures, with its
 * report. What outputs are not given, they cannot show. Of what was taken down after it had appeared, the parts stay.
 */
export function withholdParts(site: ContentSite, collected: CollectedEntries, options: WithholdOptions): Withheld {
  const { now } = options
  const withheld: Withheld = { entries: {}, parts: [], moments: [] }
  const find = createFind(collected)
  for (const collection of site.names) {
    const findConditions = conditionsIn(site, collection)
    if (!findConditions) continue
    const all: readonly CollectedEntry<CollectionName>[] = collected[collection]
    const entries = all.map((entry): CollectedEntry<CollectionName> => {
      const { slug, result } = entry
      if (result.state !== 'valid' || result.facts.status === 'draft') return entry
      const conditions = findConditions(result.facts).map((one) => toCondition(site, one, find, options))
      if (conditions.length === 0) return entry
      withheld.parts.push(...toParts(result, conditions))
      if (toVisibility(result, now) === 'scheduled') withheld.moments.push(result.facts.publishedAt)
      return { slug, result: withholdFrom(result, conditions, now) }
    })
    Object.assign(withheld.entries, { [collection]: entries })
  }
  return withheld
}

function createFind(collected: CollectedEntries): FindEntry {
  const maps = new Map<CollectionName, Map<string, ReadResult<CommonFacts, unknown>>>()
  return (collection, slug) => {
    const all: readonly CollectedEntry<CollectionName>[] = collected[collection]
    const known = maps.get(collection) ?? new Map(all.map((one) => [one.slug, one.result]))
    maps.set(collection, known)
    return known.get(slug)
  }
}

function toCondition(
  site: ContentSite,
  { path, collection, slug }: ResolvedReference,
  find: FindEntry,
  { now, takenDown, leftOut }: WithholdOptions,
): Condition {
  const result = find(collection, slug)
  const named = { path, collection, slug, appearsAt: undefined }
  const gone = takenDown.get(toEntryHref(site, collection, slug) ?? '')
  if (!result && leftOut.has(`${collection}/${slug}`)) return { ...named, state: 'invalid' }
  if (!result) return { ...named, state: gone ? 'appeared' : 'missing' }
  const visibility = toVisibility(result, now)
  if (visibility === 'draft') return { ...named, state: 'draft' }
  const { publishedAt: appearsAt = '', status } = toDates(result) ?? {}
  if (gone && appearsAt > gone.at) return { ...named, state: 'taken down' }
  if (visibility === 'scheduled') return { ...named, appearsAt, state: 'scheduled' }
  if (visibility === 'unknown' || result.state !== 'valid') return { ...named, appearsAt, state: 'invalid' }
  return { ...named, appearsAt, state: status === 'withdrawn' ? 'withdrawn' : 'appeared' }
}

function toParts(
  { name, sources }: { name: string; sources: { facts: () => string } },
  conditions: readonly Condition[],
): WithheldPart[] {
  return conditions.flatMap(({ path, collection, slug, state }): WithheldPart[] =>
    state === 'appeared' ? [] : [{ folder: name, source: sources.facts, path, collection, slug, because: state }],
  )
}
