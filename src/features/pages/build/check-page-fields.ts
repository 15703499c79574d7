import { defineCheck, isComplete, type Report } from '#engine/content/check/content-check.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import type { ContentPage } from '#engine/model/entries/content.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'

/** Kinds of pages whose layout has no place for documents or a desk. */
const kindsWithoutDocuments: readonly string[] = ['opening', 'home', 'landing', 'landing-video']

/** Kinds of pages whose layout has a place for deals. */
const kindsWithDeals: readonly string[] = ['section', 'product']

/**
 * Pages may only have fields that their kind shows. A published product has terms: a price, and its fields in every language
 * of the page. It names fees and pages that exist. The desk of a page must be in the profile.
 */
export const checkPageFields = defineCheck(
  'page-fields',
  'integrity',
  ({ site, content, checked, invalid, report }) => {
    if (checked.pages.size === 0) return
    const withFees = [...new Set(content.entries.fees.map(({ facts }) => facts.product))]
    const [profile] = content.entries.profile
    const desks = profile?.facts.desks.map(({ desk }) => desk) ?? []
    for (const page of content.pages.values()) {
      const { kind } = site.specOf(page.path)
      if (page.attachments.length > 0 && kindsWithoutDocuments.includes(kind)) {
        report.error(page, ['attachments'], say`"attachments": This page shows none; remove them`)
      }
      const { desk } = page.facts
      if (desk !== undefined && kindsWithoutDocuments.includes(kind)) {
        report.error(page, ['desk'], say`"desk": This page shows none; remove it`)
      } else if (desk !== undefined && profile && !desks.includes(desk)) {
        report.error(
          page,
          ['desk'],
          say`"desk": The profile of the company has no desk ${desk}.${didYouMean(desk, desks)}`,
        )
      }
      if (page.facts.guide !== undefined && kind !== 'landing') {
        report.error(page, ['guide'], say`"guide": This page shows none; remove it`)
      }
      if (page.facts.servicesConfirmedAt !== undefined && kind !== 'service-status') {
        report.error(page, ['servicesConfirmedAt'], say`"servicesConfirmedAt": This page does not show it; remove it`)
      }
      if (page.facts.licence !== undefined && kind !== 'open-data') {
        report.error(page, ['licence'], say`"licence": This page shows none; remove it`)
      }
      checkOwnFields(page, kind, report)
      const isProduct = kind === 'product'
      for (const locale of locales) {
        const matter = page.matter[locale]
        if (!matter) continue
        const { product } = matter
        if (product && !isProduct) {
          report.errorInText(page, { locale, at: ['product'] }, say`"product": This page shows none; remove it`)
        }
        if (product || !isProduct) continue
        if (page.matter[sourceLocale].product) {
          report.errorInText(page, { locale, at: [] }, say`"product": Is missing, but ${sourceLocale}.md has it`)
        } else if (locale === sourceLocale) {
          report.errorInText(page, { locale, at: [] }, say`"product": Is missing; a product opens with its conditions`)
        }
      }
      if (page.facts.deals && !kindsWithDeals.includes(kind)) {
        report.error(page, ['deals'], say`"deals": This page shows none; remove it`)
      }
      const { asked = [], product } = page.facts
      if (asked.length > 0 && kind !== 'section') {
        report.error(page, ['asked'], say`"asked": This page shows none; remove it`)
      }
      if (product && !isProduct) report.error(page, ['product'], say`"product": This page shows none; remove it`)
      const pricing = product?.pricing
      if (isProduct && !pricing) {
        report.error(page, [], say`"product.pricing": Is missing; name fee schedules, or say "kind: theo-hop-dong"`)
      }
      const fees = pricing?.kind === 'bieu-phi' ? pricing.fees : []
      for (const [index, name] of fees.entries()) {
        if (withFees.includes(name) || !isComplete({ invalid }, 'fees')) continue
        const at = ['product', 'pricing', 'fees', index]
        const message = say`"${at.join('.')}": content/fees has no schedule of ${name}.${didYouMean(name, withFees)}`
        report.error(page, at, message)
      }
      const links = [
        ...asked.map((link, index) => [link, ['asked', index]] as const),
        ...(product?.links ?? []).map((link, index) => [link, ['product', 'links', index]] as const),
      ]
      for (const [link, at] of links) {
        if (content.pages.has(link) || invalid.has(link)) continue
        const message = say`"${at.join('.')}": No page has the address ${link}.${didYouMean(link, [...content.pages.keys()])}`
        report.error(page, at, message)
      }
    }
  },
)

/** `needs`, `headings` and `urgent` may be only on pages that show them, in every language or in none. */
function checkOwnFields(page: ContentPage, kind: string, report: Report): void {
  const places = {
    needs: kind === 'landing',
    headings: kind === 'home',
    urgent: kind === 'page' && page.facts.desk !== undefined,
  }
  for (const locale of locales) {
    const matter = page.matter[locale]
    if (!matter) continue
    for (const field of ['needs', 'headings', 'urgent'] as const) {
      if (matter[field] && !places[field]) {
        const lacksDesk = field === 'urgent' && kind === 'page'
        const message = lacksDesk
          ? say`Has nobody to call; name a "desk" in entry.yaml`
          : say`This page shows none; remove it`
        report.errorInText(page, { locale, at: [field] }, say`"${field}": ${message}`)
      }
      if (!matter[field] && page.matter[sourceLocale][field]) {
        report.errorInText(page, { locale, at: [] }, say`"${field}": Is missing, but ${sourceLocale}.md has it`)
      }
    }
  }
}
