/** Milliseconds within which one path is reloaded by itself at most once. */
export const guardMs = 10_000

const keyPrefix = 'reloaded:'

/** Milliseconds since 1970, as they were written. */
const timeForm = /^\d{1,16}$/

/**
 * Whether the page at a path (pathname and search) may be loaded anew without the visitor having asked, at a time in
 * milliseconds; a yes is remembered. Where nothing can be remembered, or what is remembered makes no sense: never, as
 * nothing else would end a loop.
 */
export function mayReload(path: string, now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const key = keyPrefix + path
    const record = storage().getItem(key)
    // A clock that was set back is no reason for a loop either.
    const isFree = record === null || (timeForm.test(record) && Math.abs(now - Number(record)) > guardMs)
    if (!isFree) return false
    storage().setItem(key, String(now))
    return storage().getItem(key) === String(now)
  } catch {
    return false
  }
}
