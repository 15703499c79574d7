import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { ReadingRoot, ReadRow, RowRequest } from './read-row.ts'

/** From this number of entries, starting threads takes less time than it saves. */
const minForThreads = 300

/** More threads wait for the one that writes what they read. */
const maxThreads = 4

/** Without limits, V8 lets each thread grow to hundreds of megabytes before it collects garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 192 }

/** How many entries a thread reads between two messages. */
const batchSize = 32

/** The data that a thread is started with: functions do not cross to it, so it imports the site. */
export interface ThreadRoot extends ReadingRoot {
  /** The URL of the module that exports the site as `site`. */
  module: string
}

/** Reads entries from the disk, in threads if there are many. Rows come in any order. */
export async function* readRows(
  site: ContentSite,
  root: ReadingRoot,
  requests: readonly RowRequest[],
): AsyncGenerator<ReadRow[]> {
  if (requests.length === 0) return
  if (requests.length < minForThreads) {
    // The engines for Markdown and YAML are only loaded if something is read.
    const { readRow } = await import('./read-row.ts')
    for (const request of requests) yield [await readRow(site, root, request)]
    return
  }
  yield* readInThreads({ ...root, module: site.module }, requests)
}

async function* readInThreads(root: ThreadRoot, requests: readonly RowRequest[]): AsyncGenerator<ReadRow[]> {
  const batches = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, index) =>
    requests.slice(index * batchSize, (index + 1) * batchSize),
  )
  const file = new URL('./read-rows-worker.ts', import.meta.url)
  const count = Math.min(availableParallelism(), maxThreads, batches.length)
  const workers = Array.from({ length: count }, () => new Worker(file, { workerData: root, resourceLimits }))
  try {
    let sent = 0
    const send = (worker: Worker) => {
      const batch = batches[sent++]
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (batch) worker.postMessage(batch)
    }
    // A thread has its next batch before the answer to the last is read, so that it never waits.
    for (const worker of [...workers, ...workers]) send(worker)
    const answers = new AnswerQueue(workers)
    for (let received = 0; received < batches.length; received++) {
      const { worker, rows } = await answers.next()
      send(worker)
      yield rows
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

interface Answer {
  worker: Worker
  rows: ReadRow[]
}

/** The answers of threads in the order in which they come. */
class AnswerQueue {
  readonly #answers: Answer[] = []
  readonly #signal = new EventTarget()
  #failure: unknown

  constructor(workers: readonly Worker[]) {
    const wake = () => this.#signal.dispatchEvent(new Event('answer'))
    for (const worker of workers) {
      worker.on('message', (rows: ReadRow[]) => {
        this.#answers.push({ worker, rows })
        wake()
      })
      worker.on('error', (error) => {
        this.#failure = error
        wake()
      })
    }
  }

  /** @throws the error of a thread */
  async next(): Promise<Answer> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure
      const answer = this.#answers.shift()
      if (answer) return answer
      await once(this.#signal, 'answer')
    }
  }
}
