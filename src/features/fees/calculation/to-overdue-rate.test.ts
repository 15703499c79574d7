import { expect, test } from 'vitest'
import type { Rate } from './compute-fee.ts'
import { toOverdueRate } from './to-overdue-rate.ts'

test.each<[Rate, string, Partial<Rate>]>([
  [{ type: 'percent', percent: '12.5', period: 'nam' }, '150', { percent: '18.75', period: 'nam' }],
  [{ type: 'percent', percent: '11.5', period: 'nam' }, '150', { percent: '17.25' }],
  [{ type: 'percent', percent: '0.035', period: 'ngay', min: '30000' }, '150', { percent: '0.05', min: undefined }],
  [{ type: 'flat', amount: '1000', per: 'lan', max: '5' }, '120', { amount: '1200.00', max: undefined }],
])('%o at %s percent', (rate, percent, expected) => {
  expect(toOverdueRate(rate, percent)).toMatchObject(expected)
})
