import { pickText } from '#engine/model/entries/translated.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { toDealList } from '#features/deals/build/to-deal-list.ts'
import { toFeeTerms } from '#features/fees/fee-terms.ts'
import type { Href } from '#lib/href.ts'
import type { ProductPayload } from '../payload.ts'

/** A product page: its own fields, and the fees, questions and pages that they name. */
export function toProductPayload(input: PageInput): ProductPayload {
  const { context, page, base, section } = input
  const { content, locale, translate } = context
  const { product } = pickText(page.matter, locale)
  const { pricing, faqs = [], links = [], needsAccount = false } = page.facts.product ?? {}
  const inForce = content.entries.fees.filter(({ isListed }) => isListed)
  const fees = pricing?.kind === 'bieu-phi' ? pricing.fees : []
  const schedules = fees.flatMap((name) => inForce.filter(({ facts }) => facts.product === name))
  const questions = faqs.flatMap((slug) => content.entries.faqs.filter((faq) => faq.slug === slug && faq.isListed))
  return {
    ...base,
    kind: 'product',
    section,
    headings: toHeadings(input),
    product: product ?? null,
    agreement: pricing?.kind === 'theo-hop-dong' ? pricing.basis[locale] : null,
    fees:
      schedules.length > 0
        ? { schedules: schedules.map((entry) => toShownEntry(entry, context)), terms: toFeeTerms(translate) }
        : null,
    faqs: questions.map((entry) => toShownEntry(entry, context)),
    deals: toDealList(context, page.facts.deals, base.desk),
    needsAccount,
    links: links.map((path) => linkTo(context, path as Href)), // `checkPageFields` ensures that each is the path of a page
  }
}
