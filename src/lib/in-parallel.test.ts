import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

test('results are in the order of the items, and at most the limit run at once', async () => {
  let running = 0
  let most = 0
  const results = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < item; turn++) await Promise.resolve()
    running--
    return item * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

test('no items give no results', async () => {
  expect(await inParallel([], 4, async () => 1)).toEqual([])
})

async function refuseTwo(item: number): Promise<number> {
  if (item === 2) throw new Error('two')
  return item
}

test('a failure rejects', async () => {
  await expect(inParallel([1, 2, 3], 2, refuseTwo)).rejects.toThrow('two')
})
