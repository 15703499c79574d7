import type { FileRoutesByTo, FileRouteTypes } from '#app/route-tree.gen.ts'
import type { NavItem } from '#engine/model/nav-item.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import type { DefinedCollections } from '#engine/model/site/register.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { DynamicPath, PatternParams, RoutePath, StaticPath } from '#engine/model/urls/route-patterns.ts'
import type { ListItem } from '#features/lists/payload.ts'
import type { ReportCategory } from '#features/research/collections/codes.ts'
// Compiled, never run: links in data are checked against the same route tree as links in code.
import type { Href } from '#lib/href.ts'
import type { redirects } from '#redirects'
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

export const rules: RedirectRule[] = [
  { from: '/a', href: toHref('/ve-shs') },
  { from: '/a', href: toHref('/tin-tuc/$slug', { slug: 'a' }), anchor: 'b', status: 308 },
  { from: '/a', external: 'https://other.example/', status: 301 },
  // @ts-expect-error an unknown route
  { from: '/a', href: toHref('/ve-sh') },
  // @ts-expect-error a route without its parameter
  { from: '/a', href: toHref('/tin-tuc/$slug') },
  // @ts-expect-error a wrong parameter
  { from: '/a', href: toHref('/tin-tuc/$slug', { code: 'a' }) },
  // @ts-expect-error a code that is not one of the list's
  { from: '/a', href: toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code: 'bao-cao-thang' }) },
  // @ts-expect-error an unchecked path
  { from: '/a', href: '/ve-shs' },
  // @ts-expect-error no URL
  { from: '/a', external: 'meetingUrl' },
  // @ts-expect-error a URL without TLS
  { from: '/a', external: 'http://other.example/' },
  // @ts-expect-error a URL without a scheme
  { from: '/a', external: '//other.example/' },
  // @ts-expect-error an anchor on another site
  { from: '/a', external: 'https://other.example/', anchor: 'b' },
  // @ts-expect-error no target
  { from: '/a' },
  // @ts-expect-error a status that is not a redirect
  { from: '/a', href: toHref('/ve-shs'), status: 200 },
  // @ts-expect-error no leading slash
  { from: 'a', href: toHref('/ve-shs') },
]

/** A target of the site's redirects that is no address. The build finds those without a page; this, also wrong codes. */
type Unknown<Rule> = Rule extends { href: infer To }
  ? Exclude<To, StaticPath | `/trung-tam-phan-tich/${ReportCategory}`>
  : never
export type UnknownTargets = None<Unknown<(typeof redirects)[number]>>

export const items: NavItem[] = [
  { label: { id: 'a' }, target: { href: toHref('/ve-shs') } },
  // @ts-expect-error an unknown page
  { label: { id: 'a' }, target: { href: toHref('/ve-chung-toi') } },
  // @ts-expect-error another site
  { label: { id: 'a' }, target: { external: 'https://other.example/' } },
  // @ts-expect-error an unknown position
  { label: { id: 'a' }, positions: ['side-bar'], target: { href: toHref('/ve-shs') } },
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
