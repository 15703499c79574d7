import { toBreadcrumb, toJsonLdText, type Breadcrumb } from '#engine/model/json-ld/to-breadcrumb.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { JsonLdContext } from '../json-ld/json-ld-context.ts'
import type { RenderSite } from '../site/render-site.ts'

/**
 * The statement of a page for search engines, as JSON-LD; undefined if it states nothing. A page that is a sample states its place
 * in the site alone, which is not invented.
 */
export function toJsonLd(
  site: Pick<RenderSite, 'toJsonLd'>,
  page: Payload,
  context: JsonLdContext,
): string | undefined {
  if (!context.isStated(page)) return toJsonLdText(toPlace(page, context))
  return toJsonLdText([...toBreadcrumb(page, context), ...site.toJsonLd(page, context)])
}

/** The trail of a page; of an entry, whose name is invented too, the trail of its list. */
function toPlace(page: Payload, context: JsonLdContext): Breadcrumb[] {
  const { trail, head, locale } = page
  const list = trail.at(-1)
  if (head.type !== 'article' || !list) return toBreadcrumb(page, context)
  const canonical = toCanonicalUrl(context.origin, { path: list.href, page: 1 }, list.lang ?? locale)
  return toBreadcrumb({ trail: trail.slice(0, -1), title: list.title, head: { ...head, canonical }, locale }, context)
}
