import type { Entry } from '#engine/model/entries/content.ts'
import { toCsvFile, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { feeProducts } from '../collection.ts'
import { toFeeTerms } from '../fee-terms.ts'
import type { FeesPayload } from '../payload.ts'
import { feeSet } from './fee-set.ts'
import { toFeeCover } from './to-fee-cover.ts'

/** The schedules of each product on the day of the build: the one in force, later ones and past ones. */
export function toFeesPayload(input: PageInput): FeesPayload {
  const { context } = input
  const { content, translate } = context
  const { today, entries } = content
  const shown = (list: readonly Entry<'fees'>[]) => list.map((entry) => toShownEntry(entry, context))
  const products = feeProducts.flatMap((product) => {
    const all = entries.fees.filter(({ facts }) => facts.product === product && facts.status !== 'withdrawn')
    if (all.length === 0) return []
    const coming = all.filter(({ facts }) => facts.effectiveFrom > today)
    const past = all.filter((entry) => !entry.isListed && !coming.includes(entry))
    const [inForce = null] = shown(all.filter(({ isListed }) => isListed))
    return [{ product, inForce, coming: shown(coming.toReversed()), past: shown(past) }]
  })
  const inOrder = feeProducts.flatMap((product) =>
    entries.fees.filter(({ facts, isListed }) => isListed && facts.product === product),
  )
  const drawn = input.base.lead ? undefined : toFeeCover(context, inOrder)
  return {
    ...input.base,
    ...(drawn && { drawn }),
    kind: 'fees',
    headings: toHeadings(input),
    products,
    terms: toFeeTerms(translate),
    csv: toDownload(toCsvFile(feeSet, context)),
    section: input.section,
  }
}
