import { collectionNames } from '#model/entries/collection-names.ts'
import { toEntryHref } from '#features/entry-place.ts'
import type { Content, Texts } from '#model/entries/entry.ts'
import { dynamicPages, staticPages, type PageSpec } from './url-map.ts'

const anyPage = { kind: 'page' } as const satisfies PageSpec

/** Pages that a pattern with parameters and a known set of values shows: path → what it shows. */
const listPages = new Map(
  Object.entries(dynamicPages).flatMap(([pattern, spec]) => {
    if (spec.kind !== 'lists') return []
    return [...spec.lists].map(([value, page]) => [pattern.replace(`$${spec.param}`, value), page] as const)
  }),
)

/** The paths that must have a page in `content/pages`: those of the route tree. */
export const requiredPaths: ReadonlySet<string> = new Set([...Object.keys(staticPages), ...listPages.keys()])

/** What the page at a path shows; a page without a route of its own is a plain one. */
export function specOf(path: string): PageSpec {
  return (staticPages as Readonly<Record<string, PageSpec>>)[path] ?? listPages.get(path) ?? anyPage // a look-up by any path
}

const patterns = Object.entries(dynamicPages)
  .filter(([, spec]) => spec.kind !== 'pages')
  .map(([pattern]) => ({ pattern, matches: new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`) }))

/** The pattern with parameters that matches a path, other than the one for pages without a route. */
export function findOwnRoute(path: string): string | undefined {
  return patterns.find(({ matches }) => matches.test(path))?.pattern
}

/** Every path of the site and the texts behind it. A path that two claim appears twice. */
export function* allPaths(content: Content): Generator<{ path: string; texts: Texts }> {
  for (const page of content.pages.values()) yield page
  for (const collection of collectionNames) {
    for (const { slug, texts } of content.entries[collection]) {
      const path = toEntryHref(collection, slug)
      if (path !== undefined) yield { path, texts }
    }
  }
}
