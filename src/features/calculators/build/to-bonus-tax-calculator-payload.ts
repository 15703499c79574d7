import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { parValue } from '#features/company/capital-and-listing.ts'
import type { BonusTaxCalculatorPayload } from '../payload.ts'
import { toTransferTax } from './to-transfer-tax.ts'

/** The calculator of the tax on bonus shares, with the tax on sales of the day of the build. */
export function toBonusTaxCalculatorPayload(input: PageInput): BonusTaxCalculatorPayload {
  const { base, section, context } = input
  return {
    ...base,
    kind: 'bonus-tax-calculator',
    section,
    headings: toHeadings(input),
    par: String(parValue),
    transferTax: toTransferTax(context),
  }
}
