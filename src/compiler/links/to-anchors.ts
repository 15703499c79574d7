import type { Content, Entry } from '#features/content.ts'
import { toEntryAddress } from '#features/entry-address.ts'
import type { Texts } from '#model/entries/entry.ts'
import { pickText } from '#model/entries/translated.ts'
import type { Locale } from '#model/locale/locale.ts'
import { collectionNames } from '#model/vocabulary/collection-names.ts'
import { allPaths } from '#site/site-map.ts'

/** Returns a function for the anchors of a page: headings, steps, and the entries that it shows. */
export function toAnchors(content: Content): (path: string, locale: Locale) => string[] {
  const texts = new Map<string, Texts>([...allPaths(content)].map((found) => [found.path, found.texts]))
  const shown = new Map<string, string[]>()
  for (const entry of collectionNames.flatMap((name): readonly Entry[] => content.entries[name])) {
    const { href, anchor } = toEntryAddress(entry)
    if (anchor !== undefined && entry.isListed) shown.set(href, [...(shown.get(href) ?? []), anchor])
    // Fee schedules are grouped by product, and the product is their anchor.
    if ('product' in entry.facts) shown.set(href, [...(shown.get(href) ?? []), entry.facts.product])
  }
  return (path, locale) => {
    const found = texts.get(path)
    const { anchors, steps } = found ? pickText(found, locale) : { anchors: [] }
    const stepIds = (steps?.steps ?? []).map((_, index) => `buoc-${index + 1}`)
    return [...anchors, ...stepIds, ...(shown.get(path) ?? [])]
  }
}
