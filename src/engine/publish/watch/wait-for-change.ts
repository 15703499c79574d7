import { statSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import { isProgramPath } from '#lib/program-files.ts'

/** Waits for changes below folders, and for a moment. */
export interface ChangeWaiter {
  /** Ends at the next change (also one since the last call), at the moment, after a minute, or when the signal is given. */
  wait: (until: Date | undefined, signal: AbortSignal) => Promise<Changed>
  close: () => void
}

/**
 * The paths of the files that were written, below the content; undefined if others may have changed too. A file that appears or
 * vanishes may be one of many, of which not all are told.
 */
export type Changed = readonly string[] | undefined

export interface WaiterOptions {
  contentDirectory: string
  /** Other files that matter, and folders that stand for all files below them. */
  others: readonly string[]
  /** The present time. */
  now: () => Date
}

/** Editors save a file in several steps, and a change of branch touches many files. In milliseconds. */
const settleMs = 15

/**
 * In milliseconds. The clock may be set and the machine may sleep meanwhile, and not every file system reports every change:
 * whoever waits then looks again.
 */
const longestSleep = 60_000

export function createChangeWaiter({ contentDirectory, others, now }: WaiterOptions): ChangeWaiter {
  let isChanged = false
  let written: Set<string> | undefined = new Set()
  let notify: (() => void) | undefined
  const note = (path: string | undefined) => {
    if (path === undefined) written = undefined
    else written?.add(path)
    isChanged = true
    notify?.()
  }
  const watchers: FSWatcher[] = [
    watch(contentDirectory, { recursive: true }, (event, path) => {
      if (path !== null && isProgramPath(path)) return
      note(event === 'change' && path !== null ? path.split(sep).join('/') : undefined)
    }),
    ...others.map((path) => watchOther(path, () => note(undefined))),
  ]
  // The system may allow no more watches: then everything is looked at every minute.
  for (const watcher of watchers) watcher.on('error', () => (written = undefined))
  return {
    wait: (until, signal) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          // After a minute without a change, or at a moment, everything is looked at.
          const changed = isChanged ? written : undefined
          isChanged = false
          written = new Set()
          notify = undefined
          resolve(changed && [...changed])
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

/** Files are watched from their folders, because many programs put a new file in the place of one. */
function watchOther(path: string, note: () => void): FSWatcher {
  if (statSync(path).isDirectory())
    return watch(path, { recursive: true }, (_event, name) => {
      if (name === null || !isProgramPath(name)) note()
    })
  return watch(dirname(path), (_event, name) => {
    if (name === basename(path)) note()
  })
}
