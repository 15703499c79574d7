import type { FileRoutesByTo, FileRouteTypes } from '#app/route-tree.gen.ts'
import type { NavItem } from '#engine/model/menus/nav-item.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DefinedCollections } from '#engine/model/site/register.ts'
import { defineRedirects } from '#engine/model/urls/define-redirects.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { DynamicPath, PatternParams, RoutePath, StaticPath } from '#engine/model/urls/route-patterns.ts'
import type { ListItem } from '#features/lists/payload.ts'
// Compiled, never run: links in data are checked against the same route tree as links in code.
import type { Href } from '#lib/href.ts'
import type { EntryPayloads, PayloadOf } from '#site/map/payloads.ts'
import type { pageKinds } from '#site/map/routes.gen.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Claim extends true>(): void => undefined
type None<Names extends never> = Names

// The patterns that are read from the files of routes, and their parameters, are those of the router.
type TreeParams = { [Path in DynamicPath]: FileRoutesByTo[Path]['types']['allParams'] }
// Errors of these name the path: a route without a pattern, a pattern without a route.
export type Unlisted = None<Exclude<FileRouteTypes['to'], RoutePath>>
export type Unrouted = None<Exclude<RoutePath, FileRouteTypes['to']>>
holds<Equal<TreeParams, { [Path in DynamicPath]: PatternParams[Path] }>>()
// The route of a collection's entries loads that collection.
holds<Equal<{ [C in RoutedName]: (typeof pageKinds)[DefinedCollections[C]['route']] }, { [C in RoutedName]: C }>>()
holds<Equal<Extract<StaticPath, `${string}$${string}`>, never>>()
holds<Equal<Extract<DynamicPath, '/ve-shs'>, never>>()

export const hrefs: Href[] = [
  toHref('/ve-shs'),
  toHref('/tin-tuc/$slug', { slug: 'a' }),
  // @ts-expect-error an unknown path
  toHref('/ve-sh'),
  // @ts-expect-error a missing parameter
  toHref('/tin-tuc/$slug'),
  // @ts-expect-error a wrong parameter
  toHref('/tin-tuc/$slug', { id: 'a' }),
  toHref('/trung-tam-phan-tich/$category', { category: 'bao-cao-nganh' }),
  // @ts-expect-error a category that is not one of the list's
  toHref('/trung-tam-phan-tich/$category', { category: 'bao-cao-tuan' }),
  // @ts-expect-error a parameter of a path without parameters
  toHref('/ve-shs', { slug: 'a' }),
  // @ts-expect-error an unchecked string
  '/ve-shs',
]

export const rules = defineRedirects('a.ts', [
  { from: '/a', to: toHref('/ve-shs') },
  { from: '/a', to: toHref('/tin-tuc/$slug', { slug: 'a' }), status: 307 },
  // @ts-expect-error an unknown route
  { from: '/a', to: toHref('/ve-sh') },
  // @ts-expect-error a route without its parameter
  { from: '/a', to: toHref('/tin-tuc/$slug') },
  // @ts-expect-error a wrong parameter
  { from: '/a', to: toHref('/tin-tuc/$slug', { code: 'a' }) },
  // @ts-expect-error a code that is not one of the list's
  { from: '/a', to: toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code: 'bao-cao-thang' }) },
  // @ts-expect-error an unchecked path
  { from: '/a', to: '/ve-shs' },
  // @ts-expect-error another site, which is content
  { from: '/a', to: 'https://other.example/' },
  // @ts-expect-error a status that is no redirect
  { from: '/a', to: toHref('/ve-shs'), status: 200 },
])

const label = { vi: { text: 'a' }, en: { text: 'a' } }

export const items: NavItem[] = [
  { label, target: { href: toHref('/ve-shs') } },
  // @ts-expect-error an unknown page
  { label, target: { href: toHref('/ve-chung-toi') } },
  // @ts-expect-error another site
  { label, target: { external: 'https://other.example/' } },
  // @ts-expect-error an unknown position
  { label, positions: ['side-bar'], target: { href: toHref('/ve-shs') } },
]

/** Each kind of page has its own facts. */
export function facts(news: EntryPayloads['news'], list: PayloadOf<'list'>, item: ListItem) {
  // @ts-expect-error only reports have a ticker
  void news.facts.ticker
  // @ts-expect-error a list has no facts of its own
  void list.facts
  // @ts-expect-error the collection is not known yet
  void item.facts.category
  return item.collection === 'news' ? item.facts.category : news.facts.category
}
