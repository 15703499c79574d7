interface TransferMeter {
  /** Bytes since the last reset, as transferred: what the browser had in its cache is free. */
  bytes: () => number
  /** Counts payloads at any time, and code that is requested while this runs. */
  during: (load: () => Promise<void>) => Promise<void>
  reset: () => void
  stop: () => void
}

/** Measures what prefetching transfers from now on. Where the browser does not report it, it is infinite. */
export function measureTransfers(): TransferMeter {
  if (!('PerformanceObserver' in window)) return blindMeter
  let bytes = 0
  let running = 0
  /** When the first load since the last reset began: what was requested before, such as icons, is not speculation. */
  let since = Infinity
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      // Scripts are fetched before they are imported, which makes an entry of its own.
      const isFetched = entry.initiatorType === 'fetch' && /\.(?:js|css)$/.test(entry.name)
      const isCode = isFetched && running > 0 && entry.startTime >= since
      const isSpeculative = isCode || entry.name.includes('/_payload/')
      if (isSpeculative) bytes += entry.transferSize ?? Infinity
    }
  }
  const observer = new PerformanceObserver((list) => count(list.getEntries()))
  observer.observe({ type: 'resource' })
  // Counts what has been loaded, and what the observer has not been called with yet.
  const flush = () => count(observer.takeRecords())
  return {
    bytes: () => {
      flush()
      return bytes
    },
    during: async (load) => {
      flush()
      since = Math.min(since, performance.now())
      running++
      try {
        await load()
      } finally {
        flush()
        running--
      }
    },
    reset: () => {
      flush()
      bytes = 0
      since = Infinity
    },
    stop: () => observer.disconnect(),
  }
}

const blindMeter: TransferMeter = {
  bytes: () => Infinity,
  during: (load) => load(),
  reset: () => undefined,
  stop: () => undefined,
}
