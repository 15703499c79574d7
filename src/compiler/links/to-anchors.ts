import { collections } from '#features/collections.ts'
import type { Content, Entry } from '#features/content.ts'
import { toEntryAddress } from '#features/entry-address.ts'
import type { Texts } from '#model/entries/entry.ts'
import { pickText } from '#model/entries/translated.ts'
import type { Locale } from '#model/locale/locale.ts'
import { collectionNames, type CollectionName } from '#model/vocabulary/collection-names.ts'
import { allPaths } from '#site/site-map.ts'

/** Returns a function for the anchors of a page: headings, steps, and the entries that it shows. */
export function toAnchors(content: Content): (path: string, locale: Locale) => string[] {
  const texts = new Map<string, Texts>([...allPaths(content)].map((found) => [found.path, found.texts]))
  const shown = Map.groupBy(
    collectionNames.flatMap((name) => [...findShown(name, content)]),
    ({ path }) => path,
  )
  return (path, locale) => {
    const found = texts.get(path)
    const { anchors, steps } = found ? pickText(found, locale) : { anchors: [] }
    const stepIds = (steps?.steps ?? []).map((_, index) => `buoc-${index + 1}`)
    return [...anchors, ...stepIds, ...(shown.get(path) ?? []).map(({ id }) => id)]
  }
}

/** The ids of a collection's entries, and of their groups, on the page that shows them. */
function* findShown<C extends CollectionName>(
  collection: C,
  { entries }: Content,
): Generator<{ path: string; id: string }> {
  const { groups } = collections[collection]
  const all: readonly Entry<C>[] = entries[collection]
  for (const entry of all) {
    const { href: path, anchor } = toEntryAddress(entry)
    if (anchor !== undefined && entry.isListed) yield { path, id: anchor }
    const group = groups.of(entry.facts)
    if (group !== undefined) yield { path, id: group }
  }
}
