import type { Collected } from '#engine/content/entries/collect-entries.ts'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import type { ReadResult } from '#engine/content/entries/read-result.ts'
import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import { mapTranslated } from '#engine/model/entries/translated.ts'

/** An entry or a page, as people find it. */
export interface DevEntry {
  /** The page that shows it. */
  path: string
  /** True if this page is its own. */
  isOwnPage: boolean
  /** By language; none if it cannot be read. */
  titles: Readonly<Record<string, string>>
  /** False if its files are not complete, or cannot be read. */
  isReadable: boolean
}

type Places = Pick<ContentSite, 'names' | 'collections'>
type AnyResult = ReadResult<CommonFacts, { title: string }>

/** All entries and pages by their folder below the content: `news/a`, `pages/about`. */
export function toDevEntries(site: Places, { pages, entries }: Collected): ReadonlyMap<string, DevEntry> {
  const found = new Map<string, DevEntry>()
  for (const { path, result } of pages) {
    found.set(`${pagesFolder}${path}`, { path, isOwnPage: true, ...describe(result) })
  }
  for (const collection of site.names) {
    const all: readonly { slug: string; result: AnyResult }[] = entries[collection]
    const { place, listOf }: { place: object; listOf: (facts: never) => string } = site.collections[collection]
    for (const { slug, result } of all) {
      const own = toEntryHref(site, collection, slug)
      const facts = result.state === 'valid' ? (result.facts as never) : undefined // of that collection
      const path = own ?? (facts ? listOf(facts) : String(Object.values(place)[0]))
      found.set(`${collection}/${slug}`, { path, isOwnPage: own !== undefined, ...describe(result) })
    }
  }
  return found
}

function describe(result: ReadResult<unknown, { title: string }>): Pick<DevEntry, 'titles' | 'isReadable'> {
  if (result.state !== 'valid') return { titles: {}, isReadable: false }
  return { titles: { ...mapTranslated(result.matter, ({ title }) => title) }, isReadable: true }
}
