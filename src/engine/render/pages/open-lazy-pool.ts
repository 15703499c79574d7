import { availableParallelism } from 'node:os'
import type { PageSetup } from './make-page.ts'
import { openPagePool, type PagePool } from './open-page-pool.ts'

/** Threads for pages: one that is ready before the first page is made, and more where there are many pages. */
export interface LazyPool extends PagePool {
  /** The setup of all pages from now on. Threads with another one are ended, and one begins to load the code. */
  use: (setup: PageSetup) => void
}

/** Up to this many pages, one thread is faster than several: each has to load the code of all pages first. */
const smallCount = 30

/** From this number of pages on, how long each takes counts for more than how large it is until it is compressed better. */
const manyCount = 2000

/** @param open starts threads; tests pass another function */
export function openLazyPool(threads: number = availableParallelism(), open = openPagePool): LazyPool {
  let setup: PageSetup | undefined
  let first: PagePool | undefined
  let others: PagePool | undefined
  let made = 0
  const close = async () => {
    const ended = [first, others]
    first = undefined
    others = undefined
    await Promise.all(ended.map((pool) => pool?.close()))
  }
  return {
    use: (next) => {
      if (setup && setup !== next && JSON.stringify(setup) !== JSON.stringify(next)) void close()
      setup = next
      made = 0
      first ??= open(setup, 1)
    },
    make: (job) => {
      if (!setup) throw new Error('There is no setup yet: call use first')
      first ??= open(setup, 1)
      if (++made > smallCount && threads > 1) others ??= open(setup, threads - 1)
      // Each thread gets the same share.
      const pool = others && made % threads !== 0 ? others : first
      return pool.make(made > manyCount ? { ...job, isOneOfMany: true } : job)
    },
    close,
  }
}
