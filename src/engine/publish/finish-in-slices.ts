import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { finishRelease } from './finish-release.ts'
import type { PublisherOptions } from './publisher-options.ts'

/** A publish or a rollback that is asked for meanwhile waits no longer than this. In milliseconds. */
const sliceMs = 2000

/** Between two slices, in milliseconds: a publish that waits takes the lock. */
const pauseMs = 200

/**
 * Does what a publish does not wait for, until it is done or the signal is given, and lets other programs publish meanwhile. Where
 * one does, it ends: that one sees to the rest.
 * @param finish does it until it is done or its signal is given
 */
export async function finishInSlices(
  outDirectory: string,
  finish: (signal: AbortSignal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true
  try {
    while (!isStopped()) {
      const end = AbortSignal.timeout(sliceMs)
      const slice = signal ? AbortSignal.any([signal, end]) : end
      await withBuildLock(outDirectory, () => finish(slice), 'finishing')
      if (!slice.aborted) return
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  } catch (error) {
    if (!(error instanceof BuildLockError)) throw error
  }
}

/** A process that only finishes, at low priority. */
export async function finishAlone(options: PublisherOptions): Promise<void> {
  setPriority(19)
  await finishInSlices(options.outDirectory, async (signal) => {
    const output = openOutput(options.outDirectory)
    const cardCache = openCardCache(join(options.cacheDirectory, 'cards.sqlite'))
    try {
      await finishRelease({ ...options, output, cardCache, parallel: availableParallelism() + 1, signal })
    } finally {
      cardCache.close()
      output.close()
    }
  })
}
