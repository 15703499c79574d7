import type { PayloadBase } from '../payload.ts'
import { toCanonicalUrl } from '../urls/to-canonical-url.ts'

/** A list of the pages above a page, in the terms of schema.org. */
export interface Breadcrumb {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

/**
 * The pages above a page, and the page itself; none for pages at the top, because a trail has two pages at least.
 * @param site scheme and host of the site
 */
export function toBreadcrumb(
  { trail, title, head, locale }: Pick<PayloadBase, 'trail' | 'title' | 'head' | 'locale'>,
  site: { origin: string },
): Breadcrumb[] {
  if (trail.length === 0) return []
  const above = trail.map(({ href, title: name, lang }) => ({
    name,
    item: toCanonicalUrl(site.origin, { path: href, page: 1 }, lang ?? locale),
  }))
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, { name: title, item: head.canonical }].map((link, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        ...link,
      })),
    },
  ]
}

/** The statement of a page for search engines, as JSON-LD; undefined where there is none. */
export function toJsonLdText(nodes: readonly object[]): string | undefined {
  return nodes.length === 0 ? undefined : JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
}
