import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import type { Collected, CollectedEntries } from '../entries/collect-entries.ts'
import { pagesFolder } from '../entries/list-entries.ts'

/** The last versions of entries and pages in which no error was found, since this was opened. */
export interface LastGood {
  /** Keeps what has no error. Returns the same content, with the last good version in place of each that has one. */
  replace: (collected: Collected, hasError: (folder: string) => boolean) => Collected
  /** True if there is a good version of an entry, by its folder below the content: `news/a`. */
  has: (folder: string) => boolean
}

interface Read {
  result: { state: string }
}

export function openLastGood(names: readonly CollectionName[]): LastGood {
  const good = new Map<string, object>()
  const replaceOne = <One extends Read>(folder: string, one: One, hasError: boolean): One => {
    if (!hasError && one.result.state === 'valid') good.set(folder, one.result)
    const found = hasError ? good.get(folder) : undefined
    return found ? { ...one, result: found } : one // kept for the same folder
  }
  return {
    has: (folder) => good.has(folder),
    replace: ({ pages, entries }, hasError) => ({
      pages: pages.map((page) => {
        const folder = `${pagesFolder}${page.path}`
        return replaceOne(folder, page, hasError(folder))
      }),
      entries: toRecord<CollectedEntries, CollectionName>(names, (collection) => {
        const all: readonly ({ slug: string } & Read)[] = entries[collection]
        return all.map((entry) => {
          const folder = `${collection}/${entry.slug}`
          return replaceOne(folder, entry, hasError(folder))
        }) as [] // entries of that collection
      }),
    }),
  }
}
