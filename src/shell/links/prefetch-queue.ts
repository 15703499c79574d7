/** Prefetches at a time. */
export const prefetchLimit = 5

export interface PrefetchQueue {
  /** A path that the visitor may want; asked for once, however often it is added. */
  add: (path: string) => void
  /** A path that the visitor is about to want: before all that waits. */
  addFirst: (path: string) => void
}

/** Loads paths, a few at a time. What fails is forgotten: a navigation will try again, and tell. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>): PrefetchQueue {
  const begun = new Set<string>()
  let waiting: string[] = []
  let inFlight = 0
  const next = () => {
    while (inFlight < prefetchLimit) {
      const path = waiting.shift()
      if (path === undefined) return
      begun.add(path)
      inFlight++
      const end = () => {
        inFlight--
        next()
      }
      load(path).then(end, end)
    }
  }
  const enqueue = (path: string, isFirst: boolean) => {
    if (begun.has(path)) return
    const others = waiting.filter((known) => known !== path)
    if (isFirst) waiting = [path, ...others]
    else if (others.length === waiting.length) waiting.push(path)
    next()
  }
  return { add: (path) => enqueue(path, false), addFirst: (path) => enqueue(path, true) }
}
