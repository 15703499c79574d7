import type { Clock } from '#lib/clock.ts'

/** Milliseconds between two looks for a newer release. */
export const releaseCheckMs = 60 * 60 * 1000

interface WatchOptions {
  /** Asks which build is served now. */
  readLatest: (now: Date) => Promise<string | undefined>
  clock: Clock
}

interface ReleaseWatch {
  isOutdated: () => boolean
  end: () => void
}

/** Looks once an hour, and when the visitor comes back after more than an hour, whether another build is served now. */
export function watchRelease(build: string, { readLatest, clock }: WatchOptions): ReleaseWatch {
  let isOutdated = false
  let checkedAt = clock()
  const check = async () => {
    checkedAt = clock()
    const latest = await readLatest(checkedAt)
    if (latest !== undefined && latest !== build) isOutdated = true
  }
  const checkOnReturn = () => {
    // A clock that was set back must not put the next look off for years.
    const isOver = Math.abs(clock().getTime() - checkedAt.getTime()) > releaseCheckMs
    if (document.visibilityState === 'visible' && isOver) void check()
  }
  const timer = setInterval(() => void check(), releaseCheckMs)
  document.addEventListener('visibilitychange', checkOnReturn)
  return {
    isOutdated: () => isOutdated,
    end: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkOnReturn)
    },
  }
}
