import type { JsonLdContext } from '#engine/outputs/json-ld/json-ld-context.ts'
import type { JsonLdNode } from '#engine/outputs/json-ld/json-ld-node.ts'
import { toBreadcrumb } from '#engine/outputs/json-ld/to-breadcrumb.ts'
import { jsonLdBuilders } from '#site/build/json-ld-builders.ts'
import type { Payload, PayloadKind, PayloadOf } from '#site/payloads.ts'

/** The statement of a page for search engines, as JSON-LD; undefined if it states nothing, as pages with samples do. */
export function toJsonLd(page: Payload, context: JsonLdContext): string | undefined {
  if (!context.isStated(page)) return undefined
  const nodes = [...toBreadcrumb(page, context), ...toNodes(page, context)]
  if (nodes.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
}

function toNodes<K extends PayloadKind>(page: PayloadOf<K>, context: JsonLdContext): JsonLdNode[] {
  const build: (page: PayloadOf<K>, context: JsonLdContext) => JsonLdNode[] = jsonLdBuilders[page.kind]
  return build(page, context)
}
