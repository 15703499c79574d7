import { expect, test } from 'vitest'
import { createLimit } from './create-limit.ts'

test('jobs run in the order of the calls, at most so many at a time', async () => {
  const run = createLimit(2)
  const events: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) =>
    run(async () => {
      events.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const all = Promise.all(['a', 'b', 'c', 'd'].map(job))
  expect(events).toEqual(['a', 'b'])
  ends.shift()?.()
  await expect.poll(() => events).toEqual(['a', 'b', 'c'])
  while (ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve().then(() => new Promise<void>((resolve) => setImmediate(resolve)))
  }
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

test('a job that fails makes room', async () => {
  const run = createLimit(1)
  const failed = run(() => Promise.reject(new Error('disk')))
  const next = run(async () => 2)
  await expect(failed).rejects.toThrow('disk')
  expect(await next).toBe(2)
})
