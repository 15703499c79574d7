import { Worker } from 'node:worker_threads'
import type { FromThread, Outcome, ToThread } from './thread-messages.ts'

/** A thread that does jobs: the other side is `run-thread.ts`. */
export interface Thread<Job, Result> {
  /** @throws {ThreadEnded} if it ends before; what the job throws */
  run: (job: Job) => Promise<Outcome<Result>>
  /** Resolves when it has ended, whatever the reason. */
  ended: Promise<void>
  stop: () => void
}

/** The thread has ended, by an error of its program or because it was stopped. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'

  constructor() {
    super('The thread has ended before it was done')
  }
}

/** MB. A thread whose objects take more ends, and the server stands. */
const memoryLimit = 192

interface Waiting<Result> {
  resolve: (message: FromThread<Result>) => void
  reject: (error: unknown) => void
}

/** Starts the program of a thread. It does not keep the process alive. */
export function startThread<Job, Result>(program: URL, data: unknown): Thread<Job, Result> {
  const worker = new Worker(program, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memoryLimit } })
  worker.unref()
  const waiting = new Map<number, Waiting<Result>>()
  let count = 0
  let hasEnded = false
  const post = (message: ToThread<Job>) => worker.postMessage(message, [])
  const ask = (message: ToThread<Job>): Promise<FromThread<Result>> => {
    if (hasEnded) return Promise.reject(new ThreadEnded())
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { resolve, reject })
      post(message)
    })
  }
  worker.on('message', (message: FromThread<Result>) => {
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.kind === 'error') reject?.(message.error)
    else resolve?.(message)
  })
  worker.on('error', (error) => console.error('A thread ends by an error:', error))
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      hasEnded = true
      for (const { reject } of waiting.values()) reject(new ThreadEnded())
      waiting.clear()
      resolve()
    })
  })

  /** A part is made when it is asked for, so that memory holds one for each client. */
  const toStream = (id: number) =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const message = await ask({ kind: 'pull', id })
          if (message.kind === 'part' && message.bytes) controller.enqueue(message.bytes)
          else controller.close()
        },
        cancel: () => post({ kind: 'cancel', id }),
      },
      { highWaterMark: 0 },
    )
  return {
    run: async (job) => {
      const message = await ask({ kind: 'run', id: ++count, job })
      if (message.kind !== 'done') throw new Error(`A thread said ${message.kind} where a job should be done`)
      return { result: message.result, stream: message.hasStream ? toStream(message.id) : undefined }
    },
    ended,
    stop: () => void worker.terminate(),
  }
}
