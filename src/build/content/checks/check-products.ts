import { locales } from '#model/locale.ts'
import type { Check } from '../content-check.ts'
import { suggest } from '../nearest.ts'
import { specOf } from '../site-map.ts'

/** Product fields stand where they are shown, in every language of the page, and link to pages that are there. */
export const checkProducts: Check = ({ content, refused, report }) => {
  const paths = [...content.pages.keys()]
  for (const page of content.pages.values()) {
    const isProduct = specOf(page.path).kind === 'product'
    for (const locale of locales) {
      const matter = page.matter[locale]
      if (!matter) continue
      const { product } = matter
      if (product && !isProduct) {
        report.errorInText(page, { locale, at: ['product'] }, '"product": This page shows none; remove it')
      }
      if (!product && isProduct && page.matter.vi.product) {
        report.errorInText(page, { locale, at: [] }, '"product": Is missing, and vi.md has it')
      }
      for (const [index, link] of (product?.links ?? []).entries()) {
        if (paths.includes(link) || refused.has(link)) continue
        const at = ['product', 'links', index]
        const message = `"${at.join('.')}": No page has the address ${link}.${suggest(link, paths)}`
        report.errorInText(page, { locale, at }, message)
      }
    }
  }
}
