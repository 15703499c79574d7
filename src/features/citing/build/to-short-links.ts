import { toEntryHref, type ContentSite } from '#engine/model/content/content-site.ts'
import type { Entries } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { isExternal, parseTarget, type RedirectRule } from '#engine/model/urls/redirects.ts'
import { toShortLinkUrl } from '#engine/model/urls/short-links.ts'
import { toShortCode } from './to-short-code.ts'

/** A short link, and the path and anchor that it leads to. */
export interface ShortLink {
  url: string
  target: string
  /** True if a redirect says where it leads. */
  isFormer: boolean
}

/**
 * The short links of all documents. One of a document that was renamed leads where the redirect from its former address does:
 * its code follows from its former name.
 */
export function* toShortLinks(
  site: Pick<ContentSite, 'collections' | 'citedNames'>,
  entries: Entries,
  redirects: readonly RedirectRule[],
): Generator<ShortLink> {
  for (const collection of site.citedNames) {
    const slugs = new Set(entries[collection].map(({ slug }) => slug))
    for (const slug of slugs) yield toShortLink(collection, slug, toEntryHref(site, collection, slug) ?? '')
    for (const rule of redirects) {
      const former = findSlug(site.collections[collection].route, rule.from)
      if (former === undefined || slugs.has(former) || isExternal(rule.to)) continue
      const { path, anchor } = parseTarget(rule.to)
      const target = anchor === '' ? path : `${path}#${anchor}`
      yield { ...toShortLink(collection, former, target), isFormer: true }
    }
  }
}

function toShortLink(collection: RoutedName, slug: string, target: string): ShortLink {
  return { url: toShortLinkUrl(toShortCode(collection, slug)), target, isFormer: false }
}

/** The slug in a path of a route: `/bao-cao-dinh-ky/$slug`. */
function findSlug(route: `${string}/$slug` | undefined, path: string): string | undefined {
  if (route === undefined) return undefined
  const start = route.slice(0, -'$slug'.length)
  const slug = path.startsWith(start) ? path.slice(start.length) : ''
  return slug === '' || slug.includes('/') ? undefined : slug
}
