import { sep } from 'node:path'
import { isProgramPath } from '#lib/program-files.ts'

/** The changes since the last report. */
export interface Changes {
  hasCodeChanged: boolean
  hasContentChanged: boolean
}

interface ChangeFolders {
  /** The folder of the content. */
  content: string
  /** Folders of sources. */
  code: readonly string[]
}

/** Milliseconds to wait after a change: editors save in several steps, and a change of branch touches many files. */
export const debounceMs = 50

/** A function to be told of each changed file. It reports all of them together, once no more come. */
export function collectChanges(
  { content, code }: ChangeFolders,
  report: (changes: Changes) => void,
): (file: string) => void {
  let changes: Changes = { hasCodeChanged: false, hasContentChanged: false }
  let timer: NodeJS.Timeout | undefined
  return (file) => {
    const isIn = (folder: string) => file === folder || file.startsWith(folder + sep)
    const isContent = isIn(content)
    const folder = isContent ? content : code.find(isIn)
    if (folder === undefined || isProgramPath(file.slice(folder.length))) return
    changes = {
      hasCodeChanged: changes.hasCodeChanged || !isContent,
      hasContentChanged: changes.hasContentChanged || isContent,
    }
    clearTimeout(timer)
    timer = setTimeout(() => {
      const reported = changes
      changes = { hasCodeChanged: false, hasContentChanged: false }
      report(reported)
    }, debounceMs)
  }
}
