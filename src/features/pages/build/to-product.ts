import type { Href } from '#lib/href.ts'
import type { ContentPage } from '#model/entries/entry.ts'
import { feeTerms } from '#features/fees/fee-terms.ts'
import type { ProductPayload } from '#model/page-payloads.ts'
import { linkTo } from '#publish/payload/to-links.ts'
import { toTextOf, type PayloadContext } from '#publish/pages/to-payloads.ts'
import { toShown } from '#publish/payload/to-shown.ts'

/** What a product page says, and what other entries say of it. */
export function toProduct(
  context: PayloadContext,
  page: ContentPage,
): Pick<ProductPayload, 'headings' | 'product' | 'fees' | 'faqs' | 'links'> {
  const { content, locale } = context
  const { product } = page.matter[locale] ?? page.matter.vi
  const { fees = [], faqs = [], links = [] } = page.facts.product ?? {}
  const inForce = content.entries.fees.filter(({ isListed }) => isListed)
  const schedules = fees.flatMap((name) => inForce.filter(({ facts }) => facts.product === name))
  const questions = faqs.flatMap((slug) => content.entries.faqs.filter((faq) => faq.slug === slug && faq.isListed))
  return {
    headings: toTextOf(page, locale).headings,
    product: product ?? null,
    fees:
      schedules.length > 0
        ? { schedules: schedules.map((entry) => toShown(entry, locale)), terms: feeTerms[locale] }
        : null,
    faqs: questions.map((entry) => toShown(entry, locale)),
    links: links.map((path) => linkTo(context, path as Href)), // a page's: check-page-fields saw to it
  }
}
