import { statSync, watch, type WatchEventType } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isProgramPath } from '#lib/program-files.ts'
import { watchTree, type TreeWatch } from './watch-tree.ts'

/** Waits for changes below folders, and for a moment. */
export interface ChangeWaiter {
  /** Ends at the next change (also one since the last call), at the moment, after a minute, or when the signal is given. */
  wait: (until: Date | undefined, signal: AbortSignal) => Promise<Changed>
  close: () => void
}

/**
 * The paths below the content of the files that were written, and of the folders in which something appeared or vanished: there,
 * not all is told. None where something was committed alone. Undefined if others may have changed too.
 */
export type Changed = readonly string[] | undefined

export interface WaiterOptions {
  contentDirectory: string
  /** Folders in which files are written by a commit, and whether one matters now: it changes no file of the content. */
  commits?: Commits | undefined
  /** Other files that matter, and folders that stand for all files below them. */
  others: readonly string[]
  /** The present time. */
  now: () => Date
}

interface Commits {
  directories: readonly string[]
  /** Folders in which files are written when a branch appears, moves or goes, which always matters. */
  branchDirectories: readonly string[]
  doMatter: () => boolean
}

/** Editors save a file in several steps, and a change of branch touches many files. In milliseconds. */
const settleMs = 15

/**
 * In milliseconds. The clock may be set and the machine may sleep meanwhile, and not every file system reports every change:
 * whoever waits then looks again.
 */
const longestSleep = 60_000

/** Where more than this has changed, somebody switches to another branch, and the system may not have told all of it. */
const mostTold = 100

export function createChangeWaiter({ contentDirectory, commits, others, now }: WaiterOptions): ChangeWaiter {
  let isChanged = false
  let isCommitted = false
  let lookedAt = performance.now()
  let written: Set<string> | undefined = new Set()
  let notify: (() => void) | undefined
  const note = (path: string | undefined) => {
    if (path === undefined || (written && written.size >= mostTold)) written = undefined
    else written?.add(path)
    isChanged = true
    notify?.()
  }
  const noteCommit = () => {
    isChanged = true
    notify?.()
  }
  const watches: TreeWatch[] = [
    watchTree(contentDirectory, (event, path) => {
      if (path === undefined || !isProgramPath(path)) note(path && toPlace(path.split('/'), event))
    }),
    ...others.map((path) => watchOther(path, () => note(undefined))),
    ...(commits?.directories ?? []).map((directory) =>
      watchFolder(
        directory,
        () => {
          isCommitted = true
          if (commits?.doMatter()) notify?.()
        },
        commitFiles,
      ),
    ),
    ...(commits?.branchDirectories ?? []).map((directory) => watchFolder(directory, noteCommit)),
  ]
  return {
    wait: (until, signal) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          // After a minute without a change, or at a moment, everything is looked at.
          // So it is once a minute among changes, because not all of them are told.
          const isDue = performance.now() - lookedAt >= longestSleep
          const changed = (isChanged || isCommitted) && !isDue ? written : undefined
          if (!changed) lookedAt = performance.now()
          isChanged = isCommitted = false
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
        else if (isChanged || (isCommitted && commits?.doMatter())) settle()
        else timer = setTimeout(end, Math.max(0, Math.min(left, longestSleep)))
      }),
    close: () => {
      for (const watch of watches) watch.close()
    },
  }
}

/** The file that was written; or the folder of the entry in which something appeared or vanished, or which did itself. */
function toPlace(path: readonly string[], event: WatchEventType): string {
  return (event === 'change' || path.length <= 2 ? path : path.slice(0, -1)).join('/')
}

/** Git writes these with a commit, or when another one is checked out; and others all the time. */
const commitFiles: ReadonlySet<string | null> = new Set(['HEAD', 'index', null])

/** @param names the files that matter; all by default */
function watchFolder(directory: string, note: () => void, names?: ReadonlySet<string | null>): TreeWatch {
  const watcher = watch(directory, (_event, name) => {
    if (names?.has(name) !== false) note()
  })
  watcher.on('error', note)
  return watcher
}

/** Files are watched from their folders, because many programs put a new file in the place of one. */
function watchOther(path: string, note: () => void): TreeWatch {
  if (statSync(path).isDirectory())
    return watchTree(path, (_event, inside) => {
      if (inside === undefined || !isProgramPath(inside)) note()
    })
  const watcher = watch(dirname(path), (_event, name) => {
    if (name === basename(path)) note()
  })
  watcher.on('error', note)
  return watcher
}
