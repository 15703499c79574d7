import { setTimeout as pause } from 'node:timers/promises'
import { BuildLockError, withBuildLock } from '#engine/store/releases/build-lock.ts'
import { finishRelease, type FinishRequest } from './finish-release.ts'
import type { PublisherOptions } from './publisher-options.ts'

/** A publish or a rollback that is asked for meanwhile waits no longer than this. In milliseconds. */
const sliceMs = 2000

/** Between two slices, in milliseconds: a publish that waits takes the lock. */
const pauseMs = 200

/**
 * Does what a publish does not wait for, until it is done or the signal is given, and lets other programs publish meanwhile. Where
 * one does, it ends: that one sees to the rest.
 */
export async function finishInSlices(
  options: PublisherOptions,
  { signal, ...request }: FinishRequest = {},
): Promise<void> {
  const isStopped = () => signal?.aborted === true
  try {
    while (!isStopped()) {
      const end = AbortSignal.timeout(sliceMs)
      const slice = signal ? AbortSignal.any([signal, end]) : end
      await withBuildLock(
        options.outDirectory,
        () => finishRelease(options, { ...request, signal: slice }),
        'finishing',
      )
      if (!slice.aborted) return
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  } catch (error) {
    if (!(error instanceof BuildLockError)) throw error
  }
}
