import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { machineClock } from '#lib/clock.ts'
import { releaseCheckMs, watchRelease } from './release-watch.ts'

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', tab)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(builds: (string | undefined)[]) {
  let checks = 0
  const watch = watchRelease('a', { readLatest: async () => builds[checks++], clock: machineClock })
  return { ...watch, checks: () => checks }
}

function returnToTab(): void {
  tab.dispatchEvent(new Event('visibilitychange'))
}

test('checks once an hour, and remembers a newer build', async () => {
  const { checks, isOutdated, stop } = setUp(['a', 'b', 'a'])
  await vi.advanceTimersByTimeAsync(releaseCheckMs - 1)
  expect(checks()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([checks(), isOutdated()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([checks(), isOutdated()]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([checks(), isOutdated()]).toEqual([3, true])
  stop()
  await vi.advanceTimersByTimeAsync(releaseCheckMs * 3)
  returnToTab()
  expect(checks()).toBe(3)
})

test('a failed check is ignored, and the next one still runs', async () => {
  const { checks, isOutdated, stop } = setUp([undefined, 'b'])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([checks(), isOutdated()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([checks(), isOutdated()]).toEqual([2, true])
  stop()
})

test.each([
  ['after less than an hour: no check', releaseCheckMs, 0],
  ['after more than an hour: a check', releaseCheckMs + 1, 1],
  ['with a clock set back by years: a check', -5e10, 1],
])('returning to the tab %s', async (_case, away, expected) => {
  const { checks, stop } = setUp(['a', 'a'])
  // In a hidden tab timers are suspended, but the clock runs.
  vi.setSystemTime(machineClock().getTime() + away)
  returnToTab()
  returnToTab()
  expect(checks()).toBe(expected)
  stop()
})

test('leaving the tab starts no check', () => {
  const { checks, stop } = setUp(['a'])
  vi.setSystemTime(machineClock().getTime() + 2 * releaseCheckMs)
  tab.visibilityState = 'hidden'
  returnToTab()
  expect(checks()).toBe(0)
  tab.visibilityState = 'visible'
  returnToTab()
  expect(checks()).toBe(1)
  stop()
})
