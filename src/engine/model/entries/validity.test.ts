import { expect, test } from 'vitest'
import { toValidity, type Term } from './validity.ts'

test.each<[string, Term, string]>([
  ['the day before', { effectiveFrom: '2026-11-22' }, 'not-yet-in-force'],
  ['the first day', { effectiveFrom: '2026-11-21' }, 'in-force'],
  ['an open term', { effectiveFrom: '2024-04-26' }, 'in-force'],
  ['the last day', { effectiveFrom: '2024-04-26', effectiveTo: '2026-11-21' }, 'in-force'],
  ['the day after', { effectiveFrom: '2024-04-26', effectiveTo: '2026-11-20' }, 'no-longer-in-force'],
])('%s', (_case, term, validity) => {
  expect(toValidity(term, '2026-11-21')).toBe(validity)
})
