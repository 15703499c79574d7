import { toHref } from '#engine/model/urls/href.ts'
import type { Href } from '#lib/href.ts'
import type { FinancialTime } from '../payload.ts'

/** The address of the page of a quarter. */
export function toQuarterPath({ fiscalYear, period }: FinancialTime): Href {
  return toHref('/quan-he-co-dong/du-lieu/$slug', { slug: `${fiscalYear}-${period.toLowerCase()}` })
}
