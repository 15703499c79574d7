import { expect, test } from 'vitest'
import { texts } from './texts.ts'
import { toTimeLeft } from './texts/to-time-left.ts'

test.each([
  ['2026-11-27T08:01', '2026-11-27T08:59', '0 giờ', '0 hours'],
  ['2026-11-27T08:01', '2026-11-27T09:01', '1 giờ', '1 hour'],
  ['2026-11-27T08:01', '2026-11-28T08:01', '1 ngày', '1 day'],
  ['2026-11-27T08:01', '2026-11-29T09:00', '2 ngày', '2 days'],
  ['2026-11-27T08:01', '2026-11-29T11:01', '2 ngày 3 giờ', '2 days 3 hours'],
  ['2026-11-27T08:01', '2026-12-07T08:00', '9 ngày 23 giờ', '9 days 23 hours'],
  ['2026-11-27T08:01', '2026-12-07T23:00', '10 ngày', '10 days'],
  ['2026-11-27T08:01', '2027-01-30T23:59', '64 ngày', '64 days'],
])('the time from %s to %s', (from, to, vi, en) => {
  const left = toTimeLeft(from, to)
  expect(texts.vi.timeLeft(left)).toBe(`còn ${vi}`)
  expect(texts.en.timeLeft(left)).toBe(`${en} left`)
  expect(texts.vi.overdueBy(left)).toBe(`quá hạn ${vi}`)
  expect(texts.en.overdueBy(left)).toBe(`${en} overdue`)
})
