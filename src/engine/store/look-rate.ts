/**
 * When to look whether anything was published: each time that the current release is requested, or once in each turn of the
 * event loop. The latter is for servers: all that a turn handles arrived before it, and so before any later publish.
 */
export type LookRate = 'each-time' | 'each-turn'

/** True if it is time to look; a yes counts as a look. */
export interface Looks {
  /** For another release in the same file, as a publish makes it. */
  isReleaseDue: () => boolean
  /** For another file: the folder was deleted and built again. */
  isFileDue: () => boolean
}

/** How long another file may stay unnoticed where not each request looks for it. */
const fileMs = 50

export function createLooks(rate: LookRate): Looks {
  if (rate === 'each-time') return { isReleaseDue: () => true, isFileDue: () => true }
  return {
    isReleaseDue: createGate((open) => setImmediate(open)),
    isFileDue: createGate((open) => setTimeout(open, fileMs).unref()),
  }
}

/** Says yes once, and again when it is opened. */
function createGate(openLater: (open: () => void) => void): () => boolean {
  let isOpen = true
  const open = () => {
    isOpen = true
  }
  return () => {
    if (!isOpen) return false
    isOpen = false
    openLater(open)
    return true
  }
}
