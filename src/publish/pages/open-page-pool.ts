import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { MadePage, PageJob, PageSetup } from './make-page.ts'

/** Worker threads that make pages. */
export interface PagePool {
  /**
   * Makes one page. Rejects with an error that names the page and its language where it cannot be rendered. Jobs wait in memory:
   * keep at most about 32 per thread in flight.
   */
  make(job: PageJob): Promise<MadePage>
  /** Ends the threads; jobs in flight are rejected. */
  close(): Promise<void>
}

/** Starts worker threads and returns at once; they begin to import the renderer, and jobs wait for it. */
export function openPagePool(setup: PageSetup, threads: number = availableParallelism()): PagePool {
  const pool = new Tinypool({
    filename: new URL('./page-worker.ts', import.meta.url).href,
    name: 'makeJob',
    workerData: setup,
    env: { ...process.env, NODE_ENV: 'production' },
    minThreads: threads,
    maxThreads: threads,
    runtime: 'worker_threads',
    concurrentTasksPerWorker: 4,
  })
  return { make: (job) => pool.run(job), close: () => pool.destroy() }
}
