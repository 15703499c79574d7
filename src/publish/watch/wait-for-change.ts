import { watch, type FSWatcher } from 'node:fs'

/** Waits for changes below folders, and for a moment. */
export interface ChangeWaiter {
  /** Ends at the next change (also one since the last call), at the moment, after a minute, or when the signal is given. */
  wait: (until: Date | undefined, signal: AbortSignal) => Promise<void>
  close: () => void
}

export interface WaiterOptions {
  folders: readonly string[]
  /** The present time. */
  now: () => Date
}

/** Editors save a file in several steps, and a change of branch touches many files. In milliseconds. */
const settleMs = 30

/**
 * In milliseconds. The clock may be set and the machine may sleep meanwhile, and not every file system reports every change:
 * whoever waits then looks again.
 */
const longestSleep = 60_000

export function createChangeWaiter({ folders, now }: WaiterOptions): ChangeWaiter {
  let isChanged = false
  let notify = () => {}
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      isChanged = true
      notify()
    }),
  )
  return {
    wait: (until, signal) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          isChanged = false
          notify = () => {}
          resolve()
        }
        const settle = () => {
          clearTimeout(timer)
          timer = setTimeout(end, settleMs)
        }
        const left = until === undefined ? longestSleep : until.getTime() - now().getTime()
        signal.addEventListener('abort', end)
        notify = settle
        if (signal.aborted) end()
        else if (isChanged) settle()
        else timer = setTimeout(end, Math.max(0, Math.min(left, longestSleep)))
      }),
    close: () => {
      for (const watcher of watchers) watcher.close()
    },
  }
}
