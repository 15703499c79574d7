import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLooks } from './look-rate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each time', () => {
  const looks = createLooks('each-time')
  expect([1, 2].map(looks.isReleaseDue)).toEqual([true, true])
  expect([1, 2].map(looks.isFileDue)).toEqual([true, true])
})

test('for a release once in each turn of the event loop', () => {
  const { isReleaseDue } = createLooks('each-turn')
  expect([1, 2, 3].map(isReleaseDue)).toEqual([true, false, false])
  vi.advanceTimersByTime(0) // the end of the turn
  expect([1, 2].map(isReleaseDue)).toEqual([true, false])
})

test('for another file after a while', () => {
  const { isFileDue } = createLooks('each-turn')
  expect([1, 2].map(isFileDue)).toEqual([true, false])
  vi.advanceTimersByTime(49)
  expect(isFileDue()).toBe(false)
  vi.advanceTimersByTime(1)
  expect([1, 2].map(isFileDue)).toEqual([true, false])
})
