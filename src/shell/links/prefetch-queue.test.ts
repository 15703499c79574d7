import { expect, test } from 'vitest'
import { createPrefetchQueue, prefetchLimit } from './prefetch-queue.ts'

/** A queue whose loads end when the test ends them. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (cause: Error) => void }>()
  const queue = createPrefetchQueue((path) => {
    started.push(path)
    return new Promise<void>((resolve, reject) => ends.set(path, { resolve, reject }))
  })
  const end = async (path: string) => {
    ends.get(path)?.resolve()
    await Promise.resolve()
  }
  const fail = async (path: string) => {
    ends.get(path)?.reject(new Error('offline'))
    await Promise.resolve()
  }
  return { queue, started, end, fail }
}

test('the limit has the number of the specification', () => {
  expect(prefetchLimit).toBe(5)
})

test('five at a time, in order; each end or failure starts the next', async () => {
  const { queue, started, end, fail } = setUp()
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) queue.add(path)
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/5'])
  await end('/3')
  expect(started.slice(5)).toEqual(['/6'])
  await fail('/1')
  expect(started.slice(5)).toEqual(['/6', '/7'])
})

test('each path is loaded once, whether it is added again before, during or after its load', async () => {
  const { queue, started, end } = setUp()
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/6', '/1']) queue.add(path)
  await end('/1')
  queue.add('/1')
  await end('/2')
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/5', '/6'])
})

test('a path that is added first is loaded next', async () => {
  const { queue, started, end } = setUp()
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) queue.add(path)
  queue.addFirst('/7')
  queue.addFirst('/8')
  queue.addFirst('/1')
  await end('/1')
  await end('/2')
  await end('/3')
  expect(started.slice(5)).toEqual(['/8', '/7', '/6'])
})
