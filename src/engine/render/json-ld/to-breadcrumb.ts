import type { BreadcrumbListLeaf } from 'schema-dts'
import type { PayloadBase } from '#engine/model/payload.ts'
import { toCanonicalUrl } from '../payload/to-canonical-url.ts'
import type { JsonLdContext } from './json-ld-context.ts'

/** The pages above a page, and the page itself; none for pages at the top, because a trail has two pages at least. */
export function toBreadcrumb(
  { trail, title, head, locale }: Pick<PayloadBase, 'trail' | 'title' | 'head' | 'locale'>,
  { origin }: Pick<JsonLdContext, 'origin'>,
): BreadcrumbListLeaf[] {
  if (trail.length === 0) return []
  const above = trail.map(({ href, title: name, lang }) => ({
    name,
    item: toCanonicalUrl(origin, { path: href, page: 1 }, lang ?? locale),
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
