import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { decidedYears, listDaysOff } from '#features/disclosures/build/public-holidays.ts'
import type { SettlementCalculatorPayload } from '../payload.ts'

/** The first year whose days off are listed. */
const firstYear = 2023

/** The calculator of settlement dates, with the days off that are known until the end of next year. */
export function toSettlementCalculatorPayload(input: PageInput): SettlementCalculatorPayload {
  const { base, section, context } = input
  const lastYear = Number(context.content.today.slice(0, 'yyyy'.length)) + 1
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_none, index) => String(firstYear + index))
  return {
    ...base,
    kind: 'settlement-calculator',
    section,
    headings: toHeadings(input),
    calendar: {
      from: `${firstYear}-01-01`,
      to: `${lastYear}-12-31`,
      daysOff: years.flatMap(listDaysOff),
      decidedYears,
    },
  }
}
