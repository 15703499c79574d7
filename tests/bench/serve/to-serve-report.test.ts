import { expect, test } from 'vitest'
import { findMissedGoals, toRatio, toServeReport, type Measured } from './to-serve-report.ts'

function measure(server: string, rates: readonly number[], p99Ms = 5): Measured {
  const rounds = rates.map((requestsPerSecond) => ({
    requestsPerSecond,
    p50Ms: 2,
    p99Ms,
    failed: '',
    cpuMs: 0.04,
    megabytes: 100,
  }))
  return { subject: 'page', server, rounds }
}

test('rounds are compared one by one, so that a slow minute counts for both', () => {
  const measures = [measure('site', [900, 450, 100]), measure('hono', [1000, 500, 50])]
  expect(toRatio(measures, 'page', 'hono')).toBe(0.9)
  expect(toRatio(measures, 'page', 'nginx')).toBeUndefined()
  expect(toServeReport(measures)).toContain('| page | site | 900 | 40 µs | 2.0 ms | 5.0 ms | 100 MB |')
  expect(toServeReport(measures)).toContain('| page | 0.90 |')
})

test.each([
  [[measure('site', [900]), measure('hono', [1000]), measure('sirv', [300])], []],
  [[measure('site', [700]), measure('hono', [1000])], ['page: 0.70 × hono, the goal is 0.8']],
  [[measure('site', [700]), measure('sirv', [350])], ['page: 2.00 × sirv, the goal is 3']],
  [[measure('site', [700], 30)], ['page: p99 30.0 ms, the goal is 20 ms']],
])('goals that were missed: %j', (measures, missed) => {
  expect(findMissedGoals(measures)).toEqual(missed)
})
