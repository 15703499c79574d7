import { Tinypool } from 'tinypool'
import { createLimit } from '#lib/create-limit.ts'
import type { Card } from './drawing/create-card-painter.ts'

/** Worker threads that draw cards. */
export interface CardPool {
  /** Makes a card. Cards wait their turn as text: no more are drawn at a time than there are threads. */
  make: (card: Card) => Promise<Uint8Array>
  /** Ends the threads; cards that are not drawn yet are rejected. */
  close: () => Promise<void>
}

/** Opens a pool. A thread starts with the first card, and ends when it has had nothing to draw for some seconds. */
export function openCardPool(threads: number): CardPool {
  const limit = createLimit(2 * threads) // so that the next card is with a thread when it has drawn one
  const pool = new Tinypool({
    filename: new URL('./card-worker.ts', import.meta.url).href,
    name: 'paintCard',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 5000,
    // By default a thread lets a hundred megabytes of short-lived objects pile up before it frees them.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  return { make: (card) => limit(() => pool.run(card)), close: () => pool.destroy() }
}
