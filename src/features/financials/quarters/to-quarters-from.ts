import type { FinancialTime } from '../payload.ts'

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const

/** As many quarters as are asked for, the first of them given. */
export function toQuartersFrom({ fiscalYear, period }: FinancialTime, count: number): FinancialTime[] {
  const first = fiscalYear * quarters.length + quarters.findIndex((one) => one === period)
  return Array.from({ length: count }, (_, index) => ({
    fiscalYear: Math.floor((first + index) / quarters.length),
    period: quarters[(first + index) % quarters.length] ?? 'Q1',
  }))
}
