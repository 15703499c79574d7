export const prefetchRules = {
  /** The most loads at a time of pages whose links are only in view. */
  atATime: 5,
  /** The most pages whose links are only in view around the content, until the next page is shown. */
  pagesAround: 1,
  /** Bytes that one page is expected to take while it is loading: its payload, and code where its kind is new. */
  bytesOfPage: 4000,
  /**
   * Bytes that speculation may take until the next page is shown: for links in view around the content, in the content, and
   * for those that are pointed at. Less than the 40 KB of the specification, because the last page may take 14 KB.
   */
  bytes: { around: 16_000, content: 26_000, pointed: 30_000 },
} as const

/** A page whose link is in view: in the content of the page shown, or in lists of links and the frame around it. */
export interface PathInView {
  path: string
  place: 'content' | 'around'
}

export interface PrefetchQueue {
  /** Takes the links in view, the most likely first. Whatever else waits is dropped. */
  show: (inView: readonly PathInView[]) => void
  /** A link is pointed at, touched or focused: its path is loaded at once, within the budget. */
  point: (path: string) => void
  /** A mouse button is pressed on a link: its path is loaded at once, whatever the budget. */
  press: (path: string) => void
  /** Continues after `isAllowed` has changed. */
  resume: () => void
  /** Another page is shown: nothing waits, and every path may be loaded again. */
  reset: () => void
}

interface PrefetchOptions {
  /** Loads a path. Failures are ignored: a navigation loads the path again, and reports its failure. */
  load: (path: string) => Promise<unknown>
  /** Bytes transferred since the page was shown. */
  spent: () => number
  /** True if speculation is allowed now. */
  isAllowed: () => boolean
}

/** Loads paths before they are asked for: each once for a page shown, unless it failed and is pointed at again. */
export function createPrefetchQueue({ load, spent, isAllowed }: PrefetchOptions): PrefetchQueue {
  const started = new Set<string>()
  const failed = new Set<string>()
  let inFlight = 0
  let startedAround = 0
  let waiting: readonly PathInView[] = []

  const start = (path: string) => {
    started.add(path)
    failed.delete(path)
    inFlight++
    load(path)
      .catch(() => failed.add(path))
      .finally(() => {
        inFlight--
        next()
      })
  }
  /** True if one more page fits, if those that are loading take what is expected. */
  const fits = (bytes: number) => isAllowed() && spent() + (inFlight + 1) * prefetchRules.bytesOfPage <= bytes
  const mayStart = ({ path, place }: PathInView) => {
    if (started.has(path) || !fits(prefetchRules.bytes[place])) return false
    return place === 'content' || startedAround < prefetchRules.pagesAround
  }
  const next = () => {
    while (inFlight < prefetchRules.atATime) {
      const first = waiting.find(mayStart)
      if (!first) return
      if (first.place === 'around') startedAround++
      start(first.path)
    }
  }
  const isNew = (path: string) => !started.has(path) || failed.has(path)
  return {
    show: (inView) => {
      waiting = inView
      next()
    },
    point: (path) => {
      if (isNew(path) && fits(prefetchRules.bytes.pointed)) start(path)
    },
    press: (path) => {
      if (isNew(path) && isAllowed()) start(path)
    },
    resume: next,
    reset: () => {
      waiting = []
      startedAround = 0
      started.clear()
      failed.clear()
    },
  }
}
