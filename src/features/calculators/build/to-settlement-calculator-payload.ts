import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { decidedYears, listDaysOff } from '#features/disclosures/build/public-holidays.ts'
import type { SettlementCalculatorPayload } from '../payload.ts'

/**
 * The calculator of settlement dates, with the days off that are known until the end of next year. It begins with the first year of
 * which all are known: of one that is over, nobody is served by a date that may be wrong.
 */
export function toSettlementCalculatorPayload(input: PageInput): SettlementCalculatorPayload {
  const { base, section, context } = input
  const firstYear = Math.min(...decidedYears.map(Number))
  const lastYear = Number(context.content.today.slice(0, 'yyyy'.length)) + 1
  // The first trades may be asked of the record date, the last are settled in the year after.
  const years = Array.from({ length: lastYear - firstYear + 3 }, (_none, index) => String(firstYear - 1 + index))
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
