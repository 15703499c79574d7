import { availableParallelism } from 'node:os'
import type { PageSetup } from './make-page.ts'
import { openPagePool, type PagePool } from './open-page-pool.ts'

/** Threads for pages, started when the first page is made: most publishes make few pages, or none. */
export interface LazyPool extends PagePool {
  /** The setup of all pages from now on. Threads with another one are ended. */
  use: (setup: PageSetup) => void
}

/** Up to this many pages, one thread is faster than several: each has to load the code of all pages first. */
const smallCount = 30

export function openLazyPool(threads: number = availableParallelism()): LazyPool {
  let setup: PageSetup | undefined
  let first: PagePool | undefined
  let others: PagePool | undefined
  let made = 0
  const close = async () => {
    const open = [first, others]
    first = undefined
    others = undefined
    await Promise.all(open.map((pool) => pool?.close()))
  }
  return {
    use: (next) => {
      if (setup && JSON.stringify(setup) !== JSON.stringify(next)) void close()
      setup = next
      made = 0
    },
    make: (job) => {
      if (!setup) throw new Error('There is no setup yet: call use first')
      first ??= openPagePool(setup, 1)
      if (++made > smallCount && threads > 1) others ??= openPagePool(setup, threads - 1)
      // Each thread gets the same share.
      return others && made % threads !== 0 ? others.make(job) : first.make(job)
    },
    close,
  }
}
