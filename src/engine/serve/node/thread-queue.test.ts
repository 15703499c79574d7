import { getPriority } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startThread, type Thread } from './start-thread.ts'
import type { TestJob } from './thread-fixture.ts'
import { createThreadQueue } from './thread-queue.ts'

const program = new URL('./thread-fixture.ts', import.meta.url)

let threads: Thread<TestJob, string>[]
beforeEach(() => {
  threads = []
})
afterEach(async () => {
  for (const { stop } of threads) stop()
  await Promise.all(threads.map(({ ended }) => ended))
  vi.restoreAllMocks()
})

const start = () => {
  const thread = startThread<TestJob, string>(program, undefined)
  threads.push(thread)
  return thread
}
const isWanted = () => false

test('jobs are done in their order, by one thread that is started for the first', async () => {
  const queue = createThreadQueue({ start })
  expect(threads).toEqual([])
  const done: unknown[] = []
  const jobs = ['a', 'b', 'c', 'd'].map(async (say) => done.push(await queue.run({ say }, isWanted)))
  expect(queue.count()).toBe(4)
  await Promise.all(jobs)
  expect(done).toEqual(['a', 'b', 'c', 'd'].map((say) => ({ result: `said ${say}`, stream: undefined })))
  expect(queue.count()).toBe(0)
  expect(threads.length).toBe(1)
})

test('above the limit nothing waits, and what nobody waits for is not done', async () => {
  const queue = createThreadQueue({ start, limit: 2 })
  const jobs = [1, 2, 3, 4, 5].map((say) => queue.run({ say: String(say) }, () => say === 3))
  const results = (await Promise.all(jobs)).map((one) => (one === 'busy' ? one : one.result))
  expect(results).toEqual(['said 1', 'said 2', 'busy', 'said 4', 'busy'])
})

test.runIf(process.platform === 'linux')('the thread waits for this one, and this one for nobody', async () => {
  const own = getPriority()
  const queue = createThreadQueue({ start })
  expect(await queue.run('priority', isWanted)).toMatchObject({ result: String(Math.max(own, 10)) })
  expect(getPriority()).toBe(own)
})

test('what a job throws is that of its caller alone', async () => {
  const queue = createThreadQueue({ start })
  const failing = expect(queue.run({ fail: 'too far' }, isWanted)).rejects.toThrow(new RangeError('too far'))
  expect(await queue.run({ say: 'a' }, isWanted)).toMatchObject({ result: 'said a' })
  await failing
})

test.each(['exit', 'crash', 'hang'] as const)(
  'after a job that makes the thread %s another is started',
  async (job) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(performance, 'now').mockReturnValue(0)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const queue = createThreadQueue({ start, timeLimit: 5000 })
    const run = queue.run(job, isWanted)
    if (job === 'hang') vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    expect(await run).toBe('busy')
    expect(await queue.run({ say: 'too early' }, isWanted)).toBe('busy')
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    expect(await queue.run({ say: 'b' }, isWanted)).toMatchObject({ result: 'said b' })
    expect(threads.length).toBe(2)
  },
)

test('the first job of a thread has six times as long as the next ones', async () => {
  const queue = createThreadQueue({ start, timeLimit: 5000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = queue.run({ say: 'a' }, isWanted)
  vi.advanceTimersByTime(29_999)
  expect(await first).toMatchObject({ result: 'said a' })
  const next = queue.run('hang', isWanted)
  vi.advanceTimersByTime(5000)
  expect(await next).toBe('busy')
  vi.useRealTimers()
})

test('a stream arrives as it is read, in parts that are not small', async () => {
  const outcome = await start().run({ stream: 20 })
  const sizes: number[] = []
  for await (const part of outcome.stream ?? []) sizes.push(part.length)
  expect(sizes).toEqual([70_000, 70_000, 60_000])
})

test('a stream whose thread has ended is an error, and not an end', async () => {
  const thread = start()
  const { stream } = await thread.run({ stream: 20 })
  const reader = stream?.getReader()
  expect((await reader?.read())?.value?.length).toBe(70_000)
  thread.stop()
  await thread.ended
  await expect(reader?.read()).rejects.toThrow('has ended')
})

test('a stream that nobody reads on is let go', async () => {
  const thread = start()
  const { stream } = await thread.run({ stream: 1_000_000 })
  await stream?.cancel()
  expect(await thread.run({ say: 'a' })).toMatchObject({ result: 'said a' })
})
