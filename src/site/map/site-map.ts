import type { Collections, SiteMap } from '#engine/model/content/content-site.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { PageSpec } from './page-spec.ts'
import { parameterLists, staticPages, toCollectionLists } from './url-map.ts'

/** The addresses of the site, by the URL map and by what its collections say of theirs. */
export function toSiteMap(collections: Collections, routedNames: readonly RoutedName[]): SiteMap {
  const routedPages: ReadonlyMap<string, PageSpec> = new Map([
    ...Object.entries(staticPages),
    ...toCollectionLists(collections, routedNames),
    ...Object.entries(parameterLists).flatMap(([pattern, { param, specs }]) =>
      [...specs].map(([value, spec]) => [pattern.replace(`$${param}`, value), spec] as const),
    ),
  ])
  const ofEntries = routedNames.flatMap((name) => collections[name].route ?? [])
  const patterns = [...ofEntries, ...Object.keys(parameterLists)].map((pattern) => ({
    pattern,
    matches: new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`),
  }))
  return {
    requiredPaths: new Set(routedPages.keys()),
    specOf: (path) => routedPages.get(path) ?? { kind: 'page' },
    findOwnRoute: (path) => patterns.find(({ matches }) => matches.test(path))?.pattern,
  }
}
