import type { PageSetup } from '../../src/engine/render/pages/make-page.ts'
import { openLazyPool, type LazyPool } from '../../src/engine/render/pages/open-lazy-pool.ts'

/** How many setups keep their thread: a build, one of another language, and one of other navigation. */
const keptSetups = 3

/** The threads of this process, by setup; the one that was used last is the last. */
const pools = new Map<string, LazyPool>()

function findPool(setup: PageSetup): LazyPool {
  const key = JSON.stringify(setup)
  const pool = pools.get(key) ?? openLazyPool(1)
  pools.delete(key)
  pools.set(key, pool)
  pool.use(setup)
  return pool
}

/** Ends the threads: a program that has them does not end by itself. */
export async function closeSharedPools(): Promise<void> {
  const open = [...pools.values()]
  pools.clear()
  await Promise.all(open.map((pool) => pool.close()))
}

/**
 * Threads for the pages of a publisher that stay for the next one of this process: loading the code and the first pages would take longer
 * than all pages of a small site.
 */
export function sharePool(): LazyPool {
  let own: LazyPool | undefined
  return {
    use: (setup) => {
      own = findPool(setup)
    },
    make: (job) => {
      if (!own) throw new Error('There is no setup yet: call use first')
      // Compressed as one of many, which takes a third of the time: no test of a publish looks at how small the bytes are.
      return own.make({ ...job, isOneOfMany: true })
    },
    close: async () => {
      const [oldest] = pools
      if (!oldest || pools.size <= keptSetups) return
      const [key, pool] = oldest
      pools.delete(key)
      await pool.close()
    },
  }
}
