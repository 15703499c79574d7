import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPrefetchQueue, prefetchRules, type PathInView } from './prefetch-queue.ts'

/** A queue whose loads end when the test ends them, each with a number of bytes. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (cause: Error) => void }>()
  const state = { spent: 0, isAllowed: true }
  const queue = createPrefetchQueue({
    load: (path) => {
      started.push(path)
      return new Promise<void>((resolve, reject) => ends.set(path, { resolve, reject }))
    },
    spent: () => state.spent,
    isAllowed: () => state.isAllowed,
  })
  const end = async (path: string, bytes = 0) => {
    state.spent += bytes
    ends.get(path)?.resolve()
    await setImmediate()
  }
  const fail = async (path: string) => {
    ends.get(path)?.reject(new Error('offline'))
    await setImmediate()
  }
  return { queue, started, state, end, fail }
}

const inContent = (paths: readonly string[]) => paths.map((path): PathInView => ({ path, place: 'content' }))

const toPaths = (count: number) => Array.from({ length: count }, (_none, index) => `/${index + 1}`)

test('the rules have the numbers of the specification', () => {
  const { atATime, bytesOfPage, bytes } = prefetchRules
  expect(atATime).toBe(5)
  // The last page may take 14 KB: the longest of the tests' site with code of its own takes 12.2.
  expect(bytes.pointed - bytesOfPage + 14_000).toBe(40_000)
  // Links in view leave room for one that is pointed at, and those around the content leave room for it.
  expect(bytes.pointed - bytes.content).toBeGreaterThanOrEqual(bytesOfPage)
  expect(bytes.content - bytes.around).toBeGreaterThanOrEqual(2 * bytesOfPage)
  // All that may start together fits.
  expect(atATime * bytesOfPage).toBeLessThanOrEqual(bytes.content)
})

test('five at a time, in order; each end or failure starts the next', async () => {
  const { queue, started, end, fail } = setUp()
  queue.show(inContent(toPaths(7)))
  expect(started).toEqual(toPaths(5))
  await end('/3')
  expect(started.slice(5)).toEqual(['/6'])
  await fail('/1')
  expect(started.slice(5)).toEqual(['/6', '/7'])
})

test('each path is loaded once, whether it is in view again before, during or after its load', async () => {
  const { queue, started, end } = setUp()
  queue.show(inContent([...toPaths(6), '/1']))
  await end('/1')
  queue.show(inContent(toPaths(6)))
  queue.point('/1')
  queue.press('/1')
  await end('/2')
  expect(started).toEqual(toPaths(6))
})

test('links that leave the view before their turn are dropped, those that come into view take it', async () => {
  const { queue, started, end } = setUp()
  queue.show(inContent(toPaths(8)))
  queue.show(inContent(['/8', '/9']))
  for (const path of toPaths(5)) await end(path)
  expect(started.slice(5)).toEqual(['/8', '/9'])
})

test.each(['point', 'press'] as const)('%s: at once, beside five others', (act) => {
  const { queue, started } = setUp()
  queue.show(inContent(toPaths(9)))
  queue[act]('/9')
  expect(started).toEqual([...toPaths(5), '/9'])
})

test('after a failure a path is loaded again where it is pointed at, not where it is only in view', async () => {
  const { queue, started, fail } = setUp()
  queue.show(inContent(['/1']))
  await fail('/1')
  queue.show(inContent(['/1', '/2']))
  expect(started).toEqual(['/1', '/2'])
  queue.point('/1')
  await fail('/1')
  queue.press('/1')
  expect(started).toEqual(['/1', '/2', '/1', '/1'])
})

test.each<[string, number, string[]]>([
  ['nothing', 0, ['/content', '/around', '/pointed', '/pressed']],
  ['what leaves one page around the content', 12_000, ['/content', '/around', '/pointed', '/pressed']],
  ['more', 12_001, ['/content', '/pointed', '/pressed']],
  ['what leaves one page of the content', 22_000, ['/content', '/pointed', '/pressed']],
  ['more', 22_001, ['/pointed', '/pressed']],
  ['what leaves one page', 26_000, ['/pointed', '/pressed']],
  ['more', 26_001, ['/pressed']],
])('of the budget, %s (%i) is spent', async (_case, spent, expected) => {
  const { queue, started, state, end } = setUp()
  state.spent = spent
  const acts = [
    () => queue.show([{ path: '/around', place: 'around' }, ...inContent(['/content'])]),
    () => queue.point('/pointed'),
    () => queue.press('/pressed'),
  ]
  for (const act of acts) {
    act()
    for (const path of started) await end(path)
  }
  expect(started.toSorted()).toEqual(expected.toSorted())
})

test.each([500, 2500, 4000, 5000])('many pages of %i bytes in view and pointed at take at most 40 KB', async (size) => {
  const { queue, started, end, state } = setUp()
  queue.show(inContent(toPaths(100)))
  for (let index = 0; index < started.length; index++) {
    await end(started[index] ?? '', size)
    queue.point(`/pointed/${index}`)
  }
  expect(started.length).toBeGreaterThan(4)
  expect(state.spent).toBeLessThanOrEqual(40_000)
})

test('the budget starts anew with each page, and every path may be loaded again', async () => {
  const { queue, started, end, state } = setUp()
  queue.show(inContent(['/1']))
  await end('/1', 40_000)
  queue.show(inContent(['/2']))
  expect(started).toEqual(['/1'])
  state.spent = 0
  queue.reset()
  expect(started).toEqual(['/1'])
  queue.show(inContent(['/1', '/2']))
  expect(started).toEqual(['/1', '/1', '/2'])
})

test('while it is not allowed, nothing is loaded, not even what is pressed; then what is in view is', () => {
  const { queue, started, state } = setUp()
  state.isAllowed = false
  queue.show(inContent(['/1']))
  queue.point('/2')
  queue.press('/3')
  expect(started).toEqual([])
  state.isAllowed = true
  queue.resume()
  expect(started).toEqual(['/1'])
})

test('of the links around the content one is loaded for a page', async () => {
  const { queue, started, end } = setUp()
  const around = ['/1', '/2'].map((path) => ({ path, place: 'around' as const }))
  queue.show([...around, ...inContent(['/content'])])
  for (const path of started) await end(path)
  expect(started).toEqual(['/1', '/content'])
  queue.reset()
  queue.show(around)
  expect(started).toEqual(['/1', '/content', '/1'])
})
