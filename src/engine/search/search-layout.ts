import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { hashText } from '#lib/search/hash-text.ts'
import type { SearchSite } from './search-site.ts'

/** The name of a segment of documents: `news 12`. */
type SegmentName = string

/** How the documents are divided. Documents are named as in the graph: `news/a`, `pages/help`. */
export interface SearchLayout {
  /** Changes with the set of documents. */
  id: string
  /** How many shards of terms there are. */
  shards: number
  segments: ReadonlyMap<SegmentName, readonly string[]>
}

/**
 * The most documents of a segment on average. Each result needs the file of its segment, so that small segments are fewer bytes; and
 * the graph keeps single reads of up to 48 entries of a collection.
 */
const segmentSize = 24

/** A shard for this many documents: more shards are fewer bytes for a query, and more files. */
const documentsPerShard = 3

const shardLimits = { fewest: 16, most: 512 } as const

/** The prefix of the names of pages. */
export const pagesName = 'pages'

/**
 * All documents, each in a segment that depends on its own name and on how many there are, roughly: a new one changes one segment.
 * It must not depend on the content of entries, which it would be made again for.
 */
export function toSearchLayout(
  { searched }: Pick<SearchSite, 'searched'>,
  { site, content, derive }: Pick<PayloadContext, 'site' | 'content' | 'derive'>,
): SearchLayout {
  return derive(
    'search layout',
    () => {
      const segments = new Map<SegmentName, string[]>()
      let total = 0
      const add = (collection: string, names: readonly string[]) => {
        total += names.length
        const count = toPowerOfTwo(names.length / segmentSize)
        for (const name of names.toSorted()) {
          const segment = `${collection} ${hashText(name) % count}`
          const members = segments.get(segment)
          if (members) members.push(name)
          else segments.set(segment, [name])
        }
      }
      add(
        pagesName,
        Array.from(content.pages.keys(), (path) => pagesName + path),
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
      return { id: toLayoutId(segments, shards), shards, segments }
    },
    ({ id }) => id,
  )
}

function toLayoutId(segments: SearchLayout['segments'], shards: number): string {
  const text = Array.from(segments, ([segment, names]) => `${segment}: ${names.join()}`).join('\n')
  return [hashText(text), hashText(`${shards} ${text.length} ${text}`)].map((part) => part.toString(36)).join('-')
}

/** A number that changes with the documents of a segment: their numbers depend on it. */
export function toSegmentCheck(names: readonly string[]): number {
  return hashText(names.join()) & 0xffff
}

/** The least power of two that is not less. */
function toPowerOfTwo(count: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count)))
}
