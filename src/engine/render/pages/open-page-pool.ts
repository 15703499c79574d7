import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { MadePage, PageJob, PageSetup } from './make-page.ts'

/** Worker threads that make pages. */
export interface PagePool {
  /**
   * Makes one page. Rejects with an error that names the page and its language where it cannot be rendered; other jobs go on.
   * Jobs that wait are kept in memory with their payloads: have at most 32 for each thread in flight.
   */
  make(job: PageJob): Promise<MadePage>
  /** Ends the threads. Jobs in flight are rejected. */
  close(): Promise<void>
}

/**
 * Node keeps compiled modules here: without them, the first page takes 80 ms longer. The cache of the main thread does not apply
 * to worker threads.
 */
const compileCache = '.cache/node'

/**
 * Without limits, V8 lets each thread grow to 300 MB before it collects garbage, without being faster. A page with its HTML takes
 * less than one megabyte.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 192 }

/** Starts worker threads and returns at once: they import the renderer, and the first jobs wait for it. */
export function openPagePool(setup: PageSetup, threads: number = availableParallelism()): PagePool {
  const pool = new Tinypool({
    filename: new URL('./page-worker.ts', import.meta.url).href,
    name: 'makeJob',
    workerData: setup,
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
    minThreads: threads,
    maxThreads: threads,
    runtime: 'worker_threads',
    resourceLimits,
    // The next jobs wait in the thread, so that it need not wait for the main thread between two.
    concurrentTasksPerWorker: 4,
  })
  return { make: (job) => pool.run(job), close: () => pool.destroy() }
}
