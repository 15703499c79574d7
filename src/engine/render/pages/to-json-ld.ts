import type { Payload } from '#engine/model/payload-types.ts'
import type { JsonLdContext } from '../json-ld/json-ld-context.ts'
import { toBreadcrumb } from '../json-ld/to-breadcrumb.ts'
import type { RenderSite } from '../site/render-site.ts'

/** The statement of a page for search engines, as JSON-LD; undefined if it states nothing, as pages with samples do. */
export function toJsonLd(
  site: Pick<RenderSite, 'toJsonLd'>,
  page: Payload,
  context: JsonLdContext,
): string | undefined {
  if (!context.isStated(page)) return undefined
  const nodes = [...toBreadcrumb(page, context), ...site.toJsonLd(page, context)]
  if (nodes.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
}
