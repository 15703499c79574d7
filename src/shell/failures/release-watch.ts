import type { Clock } from '#lib/clock.ts'

/** Milliseconds between two checks for a newer release. */
export const releaseCheckMs = 60 * 60 * 1000

interface WatchOptions {
  /** Reads the id of the build that is served now. */
  readLatest: (now: Date) => Promise<string | undefined>
  clock: Clock
}

interface ReleaseWatch {
  isOutdated: () => boolean
  stop: () => void
}

/** Checks for a newer build once an hour, and when the visitor returns to the tab after more than an hour. */
export function watchRelease(build: string, { readLatest, clock }: WatchOptions): ReleaseWatch {
  let isOutdated = false
  let checkedAt = clock()
  const check = async () => {
    checkedAt = clock()
    const latest = await readLatest(checkedAt)
    if (latest !== undefined && latest !== build) isOutdated = true
  }
  const checkOnReturn = () => {
    // The absolute value, because a clock that was set back must not delay the next check for years.
    const isDue = Math.abs(clock().getTime() - checkedAt.getTime()) > releaseCheckMs
    if (document.visibilityState === 'visible' && isDue) void check()
  }
  const timer = setInterval(() => void check(), releaseCheckMs)
  document.addEventListener('visibilitychange', checkOnReturn)
  return {
    isOutdated: () => isOutdated,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkOnReturn)
    },
  }
}
