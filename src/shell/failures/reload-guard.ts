/** Milliseconds within which a path is reloaded automatically at most once. */
export const guardMs = 10_000

const keyPrefix = 'reloaded:'

/** Milliseconds since 1970. */
const timeForm = /^\d{1,16}$/

/**
 * True if the page at a path (pathname and search) may be reloaded automatically at a time in milliseconds; if so, the
 * time is stored. Without storage, or with an invalid record, the answer is always no: nothing else would end a loop.
 */
export function mayReload(path: string, now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const key = keyPrefix + path
    const record = storage().getItem(key)
    // The absolute value, because a clock that was set back must not cause a loop either.
    const isFree = record === null || (timeForm.test(record) && Math.abs(now - Number(record)) > guardMs)
    if (!isFree) return false
    storage().setItem(key, String(now))
    return storage().getItem(key) === String(now)
  } catch {
    return false
  }
}
