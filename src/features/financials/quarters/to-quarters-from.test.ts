import { expect, test } from 'vitest'
import type { FinancialTime } from '../payload.ts'
import { toQuartersFrom } from './to-quarters-from.ts'

const describe = ({ period, fiscalYear }: FinancialTime) => `${period} ${fiscalYear}`

test.each<[FinancialTime, number, string]>([
  [{ fiscalYear: 2025, period: 'Q1' }, 2, 'Q1 2025, Q2 2025'],
  [{ fiscalYear: 2025, period: 'Q4' }, 6, 'Q4 2025, Q1 2026, Q2 2026, Q3 2026, Q4 2026, Q1 2027'],
  [{ fiscalYear: 2025, period: 'Q2' }, 0, ''],
])('%j, %i', (since, count, expected) => {
  expect(toQuartersFrom(since, count).map(describe).join(', ')).toBe(expected)
})
