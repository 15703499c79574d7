/**
 * Values up to a sum of sizes; those that were not used for longest are forgotten first. Of several that were used since a value
 * was last added, the order is not kept: a use then costs no more than the look.
 */
export interface LruCache<Value> {
  get: (key: string) => Value | undefined
  /** Adds a value of a size, in bytes. A value that would take much of the cache is not kept. */
  set: (key: string, value: Value, size: number) => void
  clear: () => void
}

/** A value above this part of the cache is not kept: it would displace too many others. */
const largestPart = 1 / 8

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A map is in the order of insertion: the first key is the one that was not used for longest.
  const entries = new Map<string, { value: Value; size: number; turn: number }>()
  let total = 0
  /** Goes up with each value that is added. */
  let turn = 0
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.turn !== turn) {
        entry.turn = turn
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry.value
    },
    set: (key, value, size) => {
      remove(key)
      if (size > limit * largestPart) return
      entries.set(key, { value, size, turn: ++turn })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= limit) return
        remove(oldest)
      }
    },
    clear: () => {
      entries.clear()
      total = 0
    },
  }
}
