import { expect, test } from 'vitest'
import { toBlockingTime } from './to-blocking-time.ts'

const task = (start: number, duration: number) => ({ start, duration })

test.each<[string, ReturnType<typeof task>[], number]>([
  ['no long task', [], 0],
  ['a task at the limit', [task(1000, 50)], 0],
  ['what is over the limit', [task(1000, 80), task(2000, 151)], 131],
  ['a task before the first paint', [task(100, 400)], 0],
  ['a task during the first paint: its part after it', [task(400, 200)], 50],
  ['a task during the first paint whose part after it is short', [task(400, 140)], 0],
])('%s', (_, tasks, blocking) => {
  expect(toBlockingTime(tasks, 500)).toBe(blocking)
})
