import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { MarginCalculatorPayload } from '../payload.ts'

/** The calculator of margin, with the interest of the day of the build. */
export function toMarginCalculatorPayload(input: PageInput): MarginCalculatorPayload {
  const { base, section, context } = input
  const schedule = context.content.entries.fees.find(({ facts, isListed }) => isListed && facts.product === 'ky-quy')
  return {
    ...base,
    kind: 'margin-calculator',
    section,
    headings: toHeadings(input),
    interest: schedule ? { rows: schedule.facts.rows, isSample: schedule.facts.sample } : null,
  }
}
