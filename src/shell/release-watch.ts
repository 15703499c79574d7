/** Milliseconds between two looks for a newer release. */
export const releaseCheckMs = 60 * 60 * 1000

interface ReleaseWatch {
  isOutdated: () => boolean
  end: () => void
}

/** Looks once an hour, and when the visitor comes back after more than an hour, whether another build is served now. */
export function watchRelease(build: string, readLatest: () => Promise<string | undefined>): ReleaseWatch {
  let isOutdated = false
  let checkedAt = Date.now()
  const check = async () => {
    checkedAt = Date.now()
    const latest = await readLatest()
    if (latest !== undefined && latest !== build) isOutdated = true
  }
  const checkOnReturn = () => {
    // A clock that was set back must not put the next look off for years.
    const isOver = Math.abs(Date.now() - checkedAt) > releaseCheckMs
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
