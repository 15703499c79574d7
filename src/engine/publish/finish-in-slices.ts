import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openImageSources } from '#engine/outputs/assets/make-image-files.ts'
import { listCardNames } from '#engine/outputs/card-outputs.ts'
import { openCardCache } from '#engine/outputs/social/open-card-cache.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { finishRelease } from './finish-release.ts'
import { pruneCache } from './prune-cache.ts'
import type { PublisherOptions } from './publisher-options.ts'

/** A publish that is asked for meanwhile waits no longer than this. In milliseconds. */
const sliceMs = 2000

/** Between two slices, in milliseconds: a publish that waits takes the lock. */
const pauseMs = 200

/** Does what a publish does not wait for, at low priority, and lets publishes pass. */
export async function finishInSlices(options: PublisherOptions): Promise<void> {
  setPriority(19)
  try {
    let isDone = false
    while (!isDone) {
      isDone = await withBuildLock(options.outDirectory, () => finishSlice(options), 'finishing')
      await pause(pauseMs)
    }
  } catch (error) {
    // A publish is running; it starts a process of its own for the rest.
    if (!(error instanceof BuildLockError)) throw error
  }
}

/** @returns whether everything is done */
async function finishSlice(options: PublisherOptions): Promise<boolean> {
  const { outDirectory, cacheDirectory, progress } = options
  const output = openOutput(outDirectory)
  const cardCache = openCardCache(join(cacheDirectory, 'cards.sqlite'))
  const signal = AbortSignal.timeout(sliceMs)
  try {
    const images = openImageSources(options)
    const parallel = availableParallelism() + 1
    await finishRelease({ output, images, cardCache, parallel, progress, signal })
    if (signal.aborted) return false
    cardCache.prune(listCardNames(output.database))
    pruneCache(cacheDirectory)
    return true
  } finally {
    cardCache.close()
    output.close()
  }
}
