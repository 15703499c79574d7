import type { FinancialProductLeaf } from 'schema-dts'
import { toHref } from '#engine/model/urls/href.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { ProductPayload } from '../payload.ts'

/** A product or service. */
export function toProductJsonLd(page: ProductPayload, context: JsonLdContext): FinancialProductLeaf[] {
  const { title, summary, head, locale, fees } = page
  const feesUrl = toCanonicalUrl(context.origin, { path: toHref('/ho-tro/bieu-phi'), page: 1 }, locale)
  return [
    {
      '@type': 'FinancialProduct',
      name: title,
      description: summary,
      url: head.canonical,
      image: head.image,
      provider: toPublisher(context),
      areaServed: { '@type': 'Country', name: 'VN' },
      ...(fees && { feesAndCommissionsSpecification: feesUrl }),
    },
  ]
}
