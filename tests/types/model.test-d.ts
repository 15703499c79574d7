// Compiled, never run: links that are data are held to the same route tree as links in code.
import type { Href } from '#lib/href.ts'
import { toHref } from '#model/href.ts'
import type { NavItem } from '#model/nav.ts'
import type { EntryPayload, ListItem, PayloadOf } from '#model/payload.ts'
import type { DynamicPath, PathParams, StaticPath } from '#model/route-path.ts'
import type { staticPages } from '#model/url-map.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Claim extends true>(): void => undefined

holds<Equal<PathParams<'/tin-tuc/$slug'>, { slug: string }>>()
holds<Equal<PathParams<'/$'>, { _splat: string }>>()
holds<Equal<keyof PathParams<'/ve-shs'>, never>>()
holds<Equal<keyof typeof staticPages, StaticPath>>()
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
  // @ts-expect-error a string that nobody has checked
  '/ve-shs',
]

export const items: NavItem[] = [
  { label: { id: 'a' }, target: { href: toHref('/ve-shs') } },
  { label: { id: 'a' }, target: { external: 'meetingUrl' } },
  // @ts-expect-error a page that is not there
  { label: { id: 'a' }, target: { href: toHref('/ve-chung-toi') } },
  // @ts-expect-error an address that is not in the configuration
  { label: { id: 'a' }, target: { external: 'homepage' } },
  // @ts-expect-error a position that no bar has
  { label: { id: 'a' }, positions: ['side-bar'], target: { href: toHref('/ve-shs') } },
]

/** Each kind of page brings its own facts. */
export function facts(news: EntryPayload<'news'>, list: PayloadOf<'list'>, item: ListItem) {
  // @ts-expect-error a ticker is a report's
  void news.facts.ticker
  // @ts-expect-error a list has no facts of its own
  void list.facts
  // @ts-expect-error not before the collection is known
  void item.facts.category
  return item.collection === 'news' ? item.facts.category : news.facts.category
}
