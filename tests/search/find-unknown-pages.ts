import type { SiteRelease } from '#model/config/store.ts'
import type { SearchCase } from './queries/search-case.ts'

/** Queries that expect a page which a site does not have: such a query could never find it. */
export function findUnknownPages(cases: readonly SearchCase[], release: SiteRelease): string[] {
  return cases.flatMap(({ query, locale, expect }) =>
    expect.filter((path) => !release.findPage(path, locale, 1)).map((path) => `“${query}” (${locale}): ${path}`),
  )
}
