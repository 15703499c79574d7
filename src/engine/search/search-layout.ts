import { listDerivedPages } from '#engine/render/pages/plan-pages.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { hashText } from '#lib/search/hash-text.ts'
import type { SearchSite } from './search-site.ts'

/** The name of a group of documents: `news 12`. */
type GroupName = string

/** How the documents are divided. Documents are named as in the graph: `news/a`, `pages/help`. */
export interface SearchLayout {
  /** Changes with the set of documents. */
  id: string
  /** How many shards of terms there are. */
  shards: number
  groups: ReadonlyMap<GroupName, readonly string[]>
}

/**
 * The most documents of a group on average. Each result needs the file of its group, so that small groups are fewer bytes; and
 * the graph keeps single reads of up to 48 entries of a collection.
 */
const groupSize = 24

/** A shard for this many documents: more shards are fewer bytes for a query, and more files. */
const documentsPerShard = 3

const shardLimits = { fewest: 16, most: 512 } as const

/** The prefix of the names of pages. */
export const pagesName = 'pages'

/** The prefix of the names of pages that are made of entries. */
export const derivedName = 'derived'

/**
 * All documents, each in a group that depends on its own name and on how many there are, roughly: a new one changes one group.
 * It must not depend on the content of entries, which it would be made again for.
 */
export function toSearchLayout(
  { searched }: Pick<SearchSite, 'searched'>,
  { site, content, derive }: Pick<PayloadContext, 'site' | 'content' | 'derive'>,
): SearchLayout {
  return derive(
    'search layout',
    () => {
      const groups = new Map<GroupName, readonly string[]>()
      let total = 0
      const add = (collection: string, names: readonly string[]) => {
        total += names.length
        for (const [index, members] of divide(names).entries()) groups.set(`${collection} ${index}`, members)
      }
      add(
        pagesName,
        Array.from(content.pages.keys(), (path) => pagesName + path),
      )
      add(
        derivedName,
        listDerivedPages(site, { content, derive }).map(({ path }) => derivedName + path),
      )
      for (const collection of site.names) {
        if (searched[collection] === null) continue
        add(
          collection,
          content.entries[collection].map(({ slug }) => `${collection}/${slug}`),
        )
      }
      const { fewest, most } = shardLimits
      const shards = Math.min(most, Math.max(fewest, toPowerOfTwo(total / documentsPerShard)))
      return { id: toLayoutId(groups, shards), shards, groups }
    },
    ({ id }) => id,
  )
}

/** Neighbours in their order are in one group, so that the order does not depend on how many groups there are. */
function divide(names: readonly string[]): string[][] {
  const groups = Array.from({ length: toPowerOfTwo(names.length / groupSize) }, (): string[] => [])
  const placed = names.map((name) => ({ name, place: toPlace(name) }))
  for (const { name, place } of placed.toSorted(comparePlaced)) {
    groups[Math.floor((place / 2 ** 32) * groups.length)]?.push(name)
  }
  return groups
}

/** The order of the documents of a collection. */
export function compareNames(a: string, b: string): number {
  return comparePlaced({ name: a, place: toPlace(a) }, { name: b, place: toPlace(b) })
}

/** For thousands of names, whose places are worked out once. */
function comparePlaced(a: PlacedName, b: PlacedName): number {
  return a.place - b.place || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
}

interface PlacedName {
  name: string
  place: number
}

/** The highest bits of the hash alone would be alike for names that differ at their end. */
function toPlace(name: string): number {
  return Math.imul(hashText(name), 0x9e3779b1) >>> 0
}

function toLayoutId(groups: SearchLayout['groups'], shards: number): string {
  const text = Array.from(groups, ([group, names]) => `${group}: ${names.join()}`).join('\n')
  return [hashText(text), hashText(`${shards} ${text.length} ${text}`)].map((part) => part.toString(36)).join('-')
}

/** The least power of two that is not less. */
function toPowerOfTwo(count: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count)))
}
