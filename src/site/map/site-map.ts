import type { Collections, SiteMap } from '#engine/model/content/content-site.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { keysOf } from '#lib/records.ts'
import type { PageSpec } from './page-spec.ts'
import { parameterValues } from './routes.gen.ts'
import { derivedPatterns, parameterPages, plainPages, staticPages, toCollectionLists } from './url-map.ts'

/** The addresses of the site, by its routes, by the URL map, and by what its collections say of theirs. */
export function toSiteMap(collections: Collections, routedNames: readonly RoutedName[]): SiteMap {
  const routedPages: ReadonlyMap<string, PageSpec> = new Map(
    [
      ...plainPages,
      ...Object.entries<PageSpec>(staticPages),
      ...toCollectionLists(collections, routedNames),
      ...keysOf(parameterValues).flatMap(toPages),
    ].filter(([path]) => !isLeftOut(path)),
  )
  const ofEntries = routedNames.flatMap((name) => collections[name].route ?? [])
  const patterns = [...ofEntries, ...derivedPatterns, ...keysOf(parameterValues)].map((pattern) => ({
    pattern,
    matches: new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`),
  }))
  return {
    requiredPaths: new Set(routedPages.keys()),
    specOf: (path) => routedPages.get(path) ?? { kind: 'page' },
    findOwnRoute: (path) => patterns.find(({ matches }) => matches.test(path))?.pattern,
  }
}

type ToSpec = (params: Readonly<Record<string, string>>) => PageSpec

/** The pages of a pattern, one for each value of its parameter. */
function toPages(pattern: keyof typeof parameterValues): (readonly [string, PageSpec])[] {
  const toSpec = parameterPages[pattern] as ToSpec // called with the values of the same pattern alone
  return Object.entries<readonly string[]>(parameterValues[pattern]).flatMap(([name, values]) =>
    values.map((value) => [pattern.replace(`$${name}`, value), toSpec({ [name]: value })] as const),
  )
}
