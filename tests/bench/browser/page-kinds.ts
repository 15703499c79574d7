import type { BuiltSite } from '../../site/read-output.ts'

const listPath = '/tin-tuc/tin-tuc-moi-nhat'

/** The kinds of page that are measured, and for which there are budgets, by the path of their page; an article has none. */
export const pageKinds = {
  home: '/trang-chu',
  list: listPath,
  article: undefined,
  'investor relations': '/quan-he-co-dong',
  fees: '/ho-tro/bieu-phi',
  'financial data': '/quan-he-co-dong/du-lieu',
} as const satisfies Readonly<Record<string, string | undefined>>

export type PageKind = keyof typeof pageKinds

/** The path of a kind of page; the article is the first of the list of news. @throws where the site has no such page */
export function toKindPath(site: BuiltSite, kind: PageKind): string {
  const path = pageKinds[kind] ?? /<article.*?href="(\/tin-tuc\/[^"?#]+)"/s.exec(site.readPage(listPath, 'vi'))?.[1]
  if (path !== undefined && site.release.hasPage(path)) return path
  throw new Error(`The site has no page of the kind "${kind}" (${path ?? `an article linked from ${listPath}`})`)
}
