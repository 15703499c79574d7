import type { GraphState, RememberedTrace, StoredValues } from './build-graph.ts'
import type { Read } from './subjects.ts'

// Values that are kept, also for the next process, while nothing that they read has changed.

interface Remembered {
  /** Undefined as long as it is stored. */
  value: unknown
  /** True as long as only an earlier process had it. */
  isStored: boolean
  reads: Uint32Array
  /** Until this count nothing that it read had changed: see `Subjects.changeCount`. */
  changeCount: number
}

interface Computed {
  value: unknown
  reads: Uint32Array
}

export interface RememberedValues {
  /** A value that is still present, or that is computed. */
  get: (key: string, compute: () => Computed) => Computed
  /** At the end of a revision: forgets what would look present in the next one, because nobody asked for it in this one. */
  forgetChanged: () => void
  /** The changes since the last call, to be stored. */
  takeChanged: () => Map<string, RememberedTrace | undefined>
}

interface Options {
  load: GraphState['remembered']
  changeCount: () => number
  /** True if a read is as it was at a count. Computes again what is derived. */
  isSame: (read: Read, since: number) => boolean
  /** The same without computing anything: false where that would tell. */
  isSurelySame: (read: Read, since: number) => boolean
}

export function createRememberedValues({ load, changeCount, isSame, isSurelySame }: Options): RememberedValues {
  let stored: StoredValues | undefined
  let loaded: Map<string, Remembered> | undefined
  const all = () => {
    if (loaded) return loaded
    stored = load()
    return (loaded = new Map(Array.from(stored.reads, toRemembered)))
  }
  /** True if its value is known now. */
  const restore = (key: string, one: Remembered): boolean => {
    if (!one.isStored) return true
    const text = stored?.textOf(key)
    if (text === undefined) return false
    one.value = parse(text)
    one.isStored = false
    return true
  }
  const changed = new Set<string>()
  let committedCount = 0

  const isPresent = (one: Remembered): boolean => {
    if (one.changeCount === changeCount()) return true
    if (!one.reads.every((read) => isSame(read, one.changeCount))) return false
    one.changeCount = changeCount()
    return true
  }
  return {
    get: (key, compute) => {
      const known = all().get(key)
      if (known && isPresent(known) && restore(key, known)) return known
      const found = { ...compute(), isStored: false, changeCount: changeCount() }
      all().set(key, found)
      changed.add(key)
      return found
    },
    forgetChanged: () => {
      const count = changeCount()
      if (count === committedCount) return
      committedCount = count
      for (const [key, one] of all()) {
        if (one.changeCount === count || one.reads.every((read) => isSurelySame(read, one.changeCount))) {
          one.changeCount = count
        } else {
          all().delete(key)
          changed.add(key)
        }
      }
    },
    takeChanged: () => {
      const traces = new Map(Array.from(changed, (key) => [key, toTrace(all().get(key))] as const))
      changed.clear()
      return traces
    },
  }
}

function toRemembered([key, reads]: readonly [key: string, reads: Uint32Array]): [string, Remembered] {
  return [key, { value: undefined, isStored: true, reads, changeCount: 0 }]
}

function parse(text: string): unknown {
  return text.startsWith('"') ? text.slice(1) : JSON.parse(text)
}

/** Only of values that were computed: one that is as it was stored has not changed. */
function toTrace(one: Remembered | undefined): RememberedTrace | undefined {
  if (!one) return undefined
  const { value, reads } = one
  return { reads, text: typeof value === 'string' ? `"${value}` : JSON.stringify(value) }
}
