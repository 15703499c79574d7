/** The most prefetches at a time. */
export const prefetchLimit = 5

export interface PrefetchQueue {
  /** Adds a path at the end; each path is loaded once, however often it is added. */
  add: (path: string) => void
  /** Adds a path, or moves it, to the front. */
  addFirst: (path: string) => void
}

/** Loads paths, a few at a time. Failures are ignored: a navigation loads the path again, and reports its failure. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>): PrefetchQueue {
  const started = new Set<string>()
  let waiting: string[] = []
  let inFlight = 0
  const next = () => {
    while (inFlight < prefetchLimit) {
      const path = waiting.shift()
      if (path === undefined) return
      started.add(path)
      inFlight++
      const end = () => {
        inFlight--
        next()
      }
      load(path).then(end, end)
    }
  }
  const enqueue = (path: string, isFirst: boolean) => {
    if (started.has(path)) return
    const others = waiting.filter((known) => known !== path)
    if (isFirst) waiting = [path, ...others]
    else if (others.length === waiting.length) waiting.push(path)
    next()
  }
  return { add: (path) => enqueue(path, false), addFirst: (path) => enqueue(path, true) }
}
