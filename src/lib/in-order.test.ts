import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('results come in the order of the items, and at most the limit run at once', async () => {
  let running = 0
  let most = 0
  const seen: number[] = []
  const results = inOrder([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < item; turn++) await Promise.resolve()
    running--
    return item * 10
  })
  for await (const result of results) seen.push(result)
  expect(seen).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

test('a result comes before the last job has begun', async () => {
  const begun: number[] = []
  const results = inOrder([1, 2, 3], 2, async (item) => {
    begun.push(item)
    return item
  })
  await results.next()
  expect(begun).toEqual([1, 2])
})

test('a failure rejects, after the results before it', async () => {
  const seen: number[] = []
  const read = async () => {
    for await (const item of inOrder([1, 2, 3], 3, async (one) => (one > 1 ? Promise.reject(new Error('two')) : one)))
      seen.push(item)
  }
  await expect(read()).rejects.toThrow('two')
  expect(seen).toEqual([1])
})
