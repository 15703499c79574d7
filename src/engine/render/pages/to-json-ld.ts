import { toBreadcrumb, toJsonLdText } from '#engine/model/json-ld/to-breadcrumb.ts'
import type { Payload } from '#engine/model/payload-types.ts'
import type { JsonLdContext } from '../json-ld/json-ld-context.ts'
import type { RenderSite } from '../site/render-site.ts'

/** The statement of a page for search engines, as JSON-LD; undefined if it states nothing, as pages with samples do. */
export function toJsonLd(
  site: Pick<RenderSite, 'toJsonLd'>,
  page: Payload,
  context: JsonLdContext,
): string | undefined {
  if (!context.isStated(page)) return undefined
  return toJsonLdText([...toBreadcrumb(page, context), ...site.toJsonLd(page, context)])
}
