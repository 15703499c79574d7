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

function setUp(answers: (string | undefined)[]) {
  let asked = 0
  const watch = watchRelease('a', { readLatest: async () => answers[asked++], clock: machineClock })
  return { ...watch, asked: () => asked }
}

function comeBack(): void {
  tab.dispatchEvent(new Event('visibilitychange'))
}

test('asks once an hour, and remembers a newer build', async () => {
  const { asked, isOutdated, end } = setUp(['a', 'b', 'a'])
  await vi.advanceTimersByTimeAsync(releaseCheckMs - 1)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([asked(), isOutdated()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([asked(), isOutdated()]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([asked(), isOutdated()]).toEqual([3, true])
  end()
  await vi.advanceTimersByTimeAsync(releaseCheckMs * 3)
  comeBack()
  expect(asked()).toBe(3)
})

test('a failure is silent, and the next look still comes', async () => {
  const { asked, isOutdated, end } = setUp([undefined, 'b'])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([asked(), isOutdated()]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(releaseCheckMs)
  expect([asked(), isOutdated()]).toEqual([2, true])
  end()
})

test.each([
  ['after less than an hour: no look', releaseCheckMs, 0],
  ['after more than an hour: a look', releaseCheckMs + 1, 1],
  ['with a clock set back by years: a look', -5e10, 1],
])('coming back %s', async (_case, away, looks) => {
  const { asked, end } = setUp(['a', 'a'])
  // Timers sleep in a tab that is out of sight; only the clock goes on.
  vi.setSystemTime(machineClock().getTime() + away)
  comeBack()
  comeBack()
  expect(asked()).toBe(looks)
  end()
})

test('going away is no coming back', () => {
  const { asked, end } = setUp(['a'])
  vi.setSystemTime(machineClock().getTime() + 2 * releaseCheckMs)
  tab.visibilityState = 'hidden'
  comeBack()
  expect(asked()).toBe(0)
  tab.visibilityState = 'visible'
  comeBack()
  expect(asked()).toBe(1)
  end()
})
