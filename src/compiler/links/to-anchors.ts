import { collectionNames } from '#model/entries/collection-names.ts'
import { toEntryPlace } from '#features/entry-place.ts'
import type { Content, Entry, Texts } from '#model/entries/entry.ts'
import type { Locale } from '#model/locale.ts'
import { allPaths } from '#site/site-map.ts'

/** The places of each page that links may name: headings, steps, and entries that are shown on it. */
export function toAnchors(content: Content): (path: string, locale: Locale) => string[] {
  const texts = new Map<string, Texts>([...allPaths(content)].map((found) => [found.path, found.texts]))
  const shown = new Map<string, string[]>()
  for (const entry of collectionNames.flatMap((name): readonly Entry[] => content.entries[name])) {
    const { href, anchor } = toEntryPlace(entry)
    if (anchor !== undefined && entry.isListed) shown.set(href, [...(shown.get(href) ?? []), anchor])
    // Schedules of fees stand below their product, which is what others link to.
    if ('product' in entry.facts) shown.set(href, [...(shown.get(href) ?? []), entry.facts.product])
  }
  return (path, locale) => {
    const found = texts.get(path)
    const { anchors = [], steps } = found?.[locale] ?? found?.vi ?? {}
    const stepIds = (steps?.steps ?? []).map((_, index) => `buoc-${index + 1}`)
    return [...anchors, ...stepIds, ...(shown.get(path) ?? [])]
  }
}
