import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 2
const limitMs = 60_000

/**
 * Asks again and again until something is true, with pauses so short that they hardly count in what is measured.
 * @param what what is waited for, for the message
 * @returns how long it took, in milliseconds
 * @throws where it has not become true after a minute
 */
export async function pollUntil(what: () => string, isTrue: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  for (;;) {
    if (await isTrue()) return performance.now() - start
    if (performance.now() - start > limitMs) throw new Error(`Waited a minute for ${what()}`)
    await pause(pauseMs)
  }
}
