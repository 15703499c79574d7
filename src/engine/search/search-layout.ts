import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { hashText } from '#lib/search/hash-text.ts'
import type { SearchSite } from './search-site.ts'

/** The name of a block of documents: `news 12`. */
type BlockName = string

/** How the documents are divided. Documents are named as in the graph: `news/a`, `pages/ho-tro`. */
export interface SearchLayout {
  /** Changes with the set of documents. */
  id: string
  /** How many groups of terms there are. */
  groups: number
  blocks: ReadonlyMap<BlockName, readonly string[]>
}

/**
 * The most documents of a block on average. Each result needs the file of its block, so that small blocks are fewer bytes; and
 * the graph keeps single reads of up to 48 entries of a collection.
 */
const blockSize = 24

/** A group for this many documents: more groups are fewer bytes for a query, and more files. */
const documentsPerGroup = 3

const groupLimits = { fewest: 16, most: 512 } as const

/** The prefix of the names of pages. */
export const pagesName = 'pages'

/**
 * All documents, each in a block that depends on its own name and on how many there are, roughly: a new one changes one block.
 * It must not depend on the content of entries, which it would be made again for.
 */
export function toSearchLayout(
  { unsearchedNames }: Pick<SearchSite, 'unsearchedNames'>,
  { site, content, derive }: Pick<PayloadContext, 'site' | 'content' | 'derive'>,
): SearchLayout {
  return derive(
    'search layout',
    () => {
      const blocks = new Map<BlockName, string[]>()
      let total = 0
      const add = (collection: string, names: readonly string[]) => {
        total += names.length
        const count = toPowerOfTwo(names.length / blockSize)
        for (const name of names.toSorted()) {
          const block = `${collection} ${hashText(name) % count}`
          const members = blocks.get(block)
          if (members) members.push(name)
          else blocks.set(block, [name])
        }
      }
      add(
        pagesName,
        Array.from(content.pages.keys(), (path) => pagesName + path),
      )
      for (const collection of site.names) {
        if (unsearchedNames.includes(collection)) continue
        add(
          collection,
          content.entries[collection].map(({ slug }) => `${collection}/${slug}`),
        )
      }
      const { fewest, most } = groupLimits
      const groups = Math.min(most, Math.max(fewest, toPowerOfTwo(total / documentsPerGroup)))
      return { id: toLayoutId(blocks, groups), groups, blocks }
    },
    ({ id }) => id,
  )
}

function toLayoutId(blocks: SearchLayout['blocks'], groups: number): string {
  const text = Array.from(blocks, ([block, names]) => `${block}: ${names.join()}`).join('\n')
  return [hashText(text), hashText(`${groups} ${text.length} ${text}`)].map((part) => part.toString(36)).join('-')
}

/** A number that changes with the documents of a block: their numbers depend on it. */
export function toBlockCheck(names: readonly string[]): number {
  return hashText(names.join()) & 0xffff
}

/** The least power of two that is not less. */
function toPowerOfTwo(count: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count)))
}
