/**
 * A pure function that is computed once for each key. With a limit, everything is forgotten when as many keys are known: keys
 * may then come from strangers. Without one, keys must be few.
 */
export function memoize<Key extends string | number, Value>(
  compute: (key: Key) => Value,
  limit = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    if (known.size >= limit) known.clear()
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
