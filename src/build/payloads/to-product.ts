import type { Href } from '#lib/href.ts'
import type { ContentPage } from '#model/entry.ts'
import type { ProductPayload } from '#model/page-payloads.ts'
import { linkTo } from './to-links.ts'
import { toTextOf, type PayloadContext } from './to-payloads.ts'

export function toProduct(
  context: PayloadContext,
  page: ContentPage,
): Pick<ProductPayload, 'product' | 'links' | 'headings'> {
  const { product } = page.matter[context.locale] ?? page.matter.vi
  return {
    headings: toTextOf(page, context.locale).headings,
    product: product ?? null,
    links: (product?.links ?? []).map((path) => linkTo(context, path as Href)), // a page's: check-products saw to it
  }
}
