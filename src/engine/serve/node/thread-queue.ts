import { ThreadEnded, type Thread } from './start-thread.ts'
import type { Outcome } from './thread-messages.ts'

/** Jobs that are done in a thread, so that nothing else waits for them. */
export interface ThreadQueue<Job, Result> {
  /** `busy` where too many wait, or the thread has ended. */
  run: (job: Job, isAbandoned: () => boolean) => Promise<Outcome<Result> | 'busy'>
  /** How many jobs wait or are being done. */
  count: () => number
}

interface QueueOptions<Job, Result> {
  start: () => Thread<Job, Result>
  /** How many jobs may wait. */
  limit?: number
  /** How long a job may take, in milliseconds, before its thread is ended; the first one of a thread six times as long. */
  timeLimit?: number
}

/** A search takes ten milliseconds: who comes last waits for seconds. Each connection has one request here at most. */
const defaultLimit = 256
const defaultTimeLimit = 10_000

/** The first job of a thread waits for its programs to be loaded, which takes long where others want the processor. */
const firstJobFactor = 6

/** One is being done, and the next is there when it has been. */
const atOnce = 2

/** A thread that has ended is not started again earlier, in milliseconds: it might end each time. */
const restartTime = 1000

/** The thread is started for the first job, and again after it has ended. */
export function createThreadQueue<Job, Result>(options: QueueOptions<Job, Result>): ThreadQueue<Job, Result> {
  const { start, limit = defaultLimit, timeLimit = defaultTimeLimit } = options
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  let thread: Thread<Job, Result> | undefined
  /** True once the thread has done a job. */
  let hasDone = false
  let nextStart = 0

  const findThread = (): Thread<Job, Result> | undefined => {
    if (thread || performance.now() < nextStart) return thread
    const started = start()
    thread = started
    hasDone = false
    void forget(started)
    return thread
  }
  const forget = async ({ ended }: Thread<Job, Result>) => {
    await ended
    thread = undefined
    nextStart = performance.now() + restartTime
  }
  const run = async (job: Job): Promise<Outcome<Result> | 'busy'> => {
    const current = findThread()
    if (!current) return 'busy'
    const timer = setTimeout(current.stop, hasDone ? timeLimit : timeLimit * firstJobFactor).unref()
    try {
      const done = await current.run(job)
      hasDone = true
      return done
    } catch (error) {
      if (error instanceof ThreadEnded) return 'busy'
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  const next = () => {
    while (running < atOnce) {
      const first = waiting.shift()
      if (!first) return
      running++
      void first().finally(() => {
        running--
        next()
      })
    }
  }
  return {
    run: (job, isAbandoned) => {
      if (waiting.length >= limit) return Promise.resolve('busy')
      return new Promise((resolve) => {
        waiting.push(async () => {
          const done = isAbandoned() ? Promise.resolve('busy' as const) : run(job)
          resolve(done)
          await Promise.allSettled([done])
        })
        next()
      })
    },
    count: () => waiting.length + running,
  }
}
