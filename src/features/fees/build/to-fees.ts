import { feeProducts } from '../collection.ts'
import type { ContentPage, Entry } from '#model/entries/entry.ts'
import { feeTerms } from '../fee-terms.ts'
import type { FeesPayload } from '#model/page-payloads.ts'
import { toFeeFile } from './fee-files.ts'
import type { PayloadContext } from '#publish/pages/to-payloads.ts'
import { toShown } from '#publish/payload/to-shown.ts'

/** The schedules of each product: what is in force on the day of the build, what comes, what was. */
export function toFees(
  { content, locale }: PayloadContext,
  page: ContentPage,
): Pick<FeesPayload, 'kind' | 'headings' | 'products' | 'terms' | 'csv'> {
  const { today, entries } = content
  const shown = (list: readonly Entry<'fees'>[]) => list.map((entry) => toShown(entry, locale))
  const products = feeProducts.flatMap((product) => {
    const all = entries.fees.filter(({ facts }) => facts.product === product && facts.status !== 'withdrawn')
    if (all.length === 0) return []
    const coming = all.filter(({ facts }) => facts.effectiveFrom > today)
    const past = all.filter((entry) => !entry.isListed && !coming.includes(entry))
    const [inForce = null] = shown(all.filter(({ isListed }) => isListed))
    return [{ product, inForce, coming: shown(coming.toReversed()), past: shown(past) }]
  })
  const { headings } = page.texts[locale] ?? page.texts.vi
  const { url, bytes } = toFeeFile(content, locale)
  return { kind: 'fees', headings, products, terms: feeTerms[locale], csv: { href: url, bytes: bytes.length } }
}
