import { toBreadcrumb, toJsonLdText, type Breadcrumb } from '#engine/model/json-ld/to-breadcrumb.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { JsonLdContext } from '../json-ld/json-ld-context.ts'
import type { JsonLdNode } from '../json-ld/json-ld-node.ts'
import type { RenderSite } from '../site/render-site.ts'

/**
 * The statement of a page for search engines, as JSON-LD; undefined if it states nothing. A page that is a sample states what is not
 * invented: its place in the site, and the site and the firm themselves.
 */
export function toJsonLd(
  site: Pick<RenderSite, 'toJsonLd'>,
  page: Payload,
  context: JsonLdContext,
): string | undefined {
  const nodes = site.toJsonLd(page, context)
  if (context.isStated(page)) return toJsonLdText([...toBreadcrumb(page, context), ...nodes])
  return toJsonLdText([...toPlace(page, context), ...nodes.filter(isOwn)])
}

/** True of the site and of the firm. */
function isOwn(node: JsonLdNode): boolean {
  return node['@type'] === 'WebSite' || node['@type'] === 'Corporation'
}

/** The trail of a page; of an entry, whose name is invented too, the trail of its list. */
function toPlace(page: Payload, context: JsonLdContext): Breadcrumb[] {
  const { trail, head, locale } = page
  const list = trail.at(-1)
  if (head.type !== 'article' || !list) return toBreadcrumb(page, context)
  const canonical = toCanonicalUrl(context.origin, { path: list.href, page: 1 }, list.lang ?? locale)
  return toBreadcrumb({ trail: trail.slice(0, -1), title: list.title, head: { ...head, canonical }, locale }, context)
}
