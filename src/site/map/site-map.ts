import type { PageSpec } from './page-spec.ts'
import { collectionLists, entryPatterns, parameterLists, staticPages } from './url-map.ts'

/** The pages of all routes, by path. */
const routedPages: ReadonlyMap<string, PageSpec> = new Map([
  ...Object.entries(staticPages),
  ...collectionLists,
  ...Object.entries(parameterLists).flatMap(([pattern, { param, specs }]) =>
    [...specs].map(([value, spec]) => [pattern.replace(`$${param}`, value), spec] as const),
  ),
])

/** The paths that must have a page in `content/pages`. */
export const requiredPaths: ReadonlySet<string> = new Set(routedPages.keys())

/** The subject of a path; pages without a route of their own are of the kind `page`. */
export function specOf(path: string): PageSpec {
  return routedPages.get(path) ?? { kind: 'page' }
}

const patterns = [...entryPatterns, ...Object.keys(parameterLists)].map((pattern) => ({
  pattern,
  matches: new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`),
}))

/** The pattern with parameters that matches a path, other than the one for pages without a route. */
export function findOwnRoute(path: string): string | undefined {
  return patterns.find(({ matches }) => matches.test(path))?.pattern
}
