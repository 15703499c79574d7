import { getPriority } from 'node:os'
import { runThread } from './run-thread.ts'

/** A job that a test asks a thread for. */
export type TestJob = { say: string } | { stream: number } | { fail: string } | 'exit' | 'crash' | 'hang' | 'priority'

// The program of a thread for tests.
runThread<TestJob, string>(async (job) => {
  if (job === 'exit') process.exit(3)
  if (job === 'hang') for (;;);
  if (job === 'priority') return { result: String(getPriority()) }
  if (job === 'crash') {
    setImmediate(() => {
      throw new Error('nobody catches this')
    })
    return new Promise(() => undefined)
  }
  if ('fail' in job) throw new RangeError(job.fail)
  if ('say' in job) return { result: `said ${job.say}` }
  let sent = 0
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (sent++ < job.stream) controller.enqueue(new Uint8Array(10_000).fill(sent))
      else controller.close()
    },
  })
  return { result: 'a stream', stream }
})
