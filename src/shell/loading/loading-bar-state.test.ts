import { expect, test } from 'vitest'
import {
  endBar,
  loadingBarRules,
  startBar,
  toBarLook,
  toProgress,
  type BarEvent,
  type BarLook,
} from './loading-bar-state.ts'

test('the rules have the numbers of the specification', () => {
  expect(loadingBarRules).toEqual({ height: 3, throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 })
})

test.each([
  [-1, 0],
  [0, 0],
  [100, 6.35],
  [200, 12.57],
  [500, 29.52],
  [1000, 50],
  [2000, 70.48],
  [4000, 84.4],
  [10_000, 93.65],
])('%i ms after the throttle: %d %%', (elapsed, progress) => {
  expect(toProgress(elapsed)).toBeCloseTo(progress, 2)
})

test('progress never decreases and never reaches 100', () => {
  const times = Array.from({ length: 60 }, (_, power) => 1.9 ** power)
  const progress = times.map(toProgress)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(Math.max(...progress)).toBeLessThan(100)
})

const none: BarEvent = { kind: 'none' }
const started = startBar(none, 1000)
const ended = endBar(started, 3000, false)
const failed = endBar(started, 3000, true)
const idle: BarLook = { phase: 'idle', progress: 0, isShown: false }

test.each<[string, BarEvent, number, BarLook]>([
  ['no event yet', none, 0, idle],
  ['before the throttle', started, 1199, { phase: 'loading', progress: 0, isShown: false }],
  ['at the throttle', started, 1200, { phase: 'loading', progress: 0, isShown: true }],
  ['half-way', started, 2200, { phase: 'loading', progress: 50, isShown: true }],
  ['ended: 100 at once', ended, 3000, { phase: 'loading', progress: 100, isShown: true }],
  ['before hiding', ended, 3499, { phase: 'loading', progress: 100, isShown: true }],
  ['hiding', ended, 3500, { phase: 'loading', progress: 100, isShown: false }],
  ['hidden', ended, 3899, { phase: 'loading', progress: 100, isShown: false }],
  ['back at 0', ended, 3900, idle],
  ['failed', failed, 3499, { phase: 'error', progress: 100, isShown: true }],
  ['hiding after failing', failed, 3899, { phase: 'error', progress: 100, isShown: false }],
  ['reset after failing', failed, 3900, idle],
  ['ended within the throttle', endBar(started, 1199, false), 1199, idle],
  ['failed within the throttle', endBar(started, 1199, true), 1199, idle],
  ['ended just after it', endBar(started, 1200, false), 1200, { phase: 'loading', progress: 100, isShown: true }],
  ['superseded: continues', startBar(started, 2000), 2200, { phase: 'loading', progress: 50, isShown: true }],
  [
    'started while hiding: starts again',
    startBar(ended, 3600),
    3700,
    { phase: 'loading', progress: 0, isShown: false },
  ],
  ['and shown after its own throttle', startBar(ended, 3600), 4800, { phase: 'loading', progress: 50, isShown: true }],
  ['an end without a start', endBar(none, 10, false), 10, idle],
  ['a second end', endBar(ended, 3400, true), 3600, { phase: 'loading', progress: 100, isShown: false }],
])('%s', (_case, last, now, look) => {
  const { progress, ...rest } = toBarLook(last, now)
  expect(rest).toEqual({ phase: look.phase, isShown: look.isShown })
  expect(progress).toBeCloseTo(look.progress, 5)
})
