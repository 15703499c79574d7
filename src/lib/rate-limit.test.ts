import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, throttle, type Limited } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The times at which it acts, for calls at the given times. */
function actsAt(limit: (act: () => void) => Limited, calls: readonly number[], until: number): number[] {
  const acts: number[] = []
  let now = 0
  const limited = limit(() => acts.push(now))
  for (now = 0; now <= until; now++) {
    if (calls.includes(now)) limited()
    vi.advanceTimersByTime(1)
  }
  // A timer that ends between two steps is recorded with the time of the earlier one.
  return acts
}

test.each([
  [[0], [0]],
  [
    [0, 98],
    [0, 98],
  ],
  [
    [0, 10, 20, 30],
    [0, 98],
  ],
  [
    [0, 50, 150],
    [0, 98, 197],
  ],
  [
    [0, 200],
    [0, 200],
  ],
])('throttled at 99 ms, calls at %j act at %j', (calls, acts) => {
  expect(actsAt((act) => throttle(act, 99), calls, 500)).toEqual(acts)
})

test.each([
  [[0], [49]],
  [[0, 49], [98]],
  [
    [0, 51],
    [49, 100],
  ],
  [[0, 10, 20, 30, 40], [89]],
])('debounced at 50 ms, calls at %j act at %j', (calls, acts) => {
  expect(actsAt((act) => debounce(act, 50), calls, 500)).toEqual(acts)
})

test.each([
  ['throttled', throttle, 1],
  ['debounced', debounce, 0],
] as const)('%s: cancel drops the pending call', (_name, limit, acts) => {
  const act = vi.fn<() => void>()
  const limited = limit(act, 50)
  limited()
  limited()
  limited.cancel()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(acts)
})
