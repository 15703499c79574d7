/** The keys of a record with their type, for records without further keys. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[] // TypeScript allows further keys in general; callers pass constants
}

/** A record with a value for each key. Each value may have a type of its own, which `of` then gives by key. */
export function toRecord<Values extends Readonly<Record<Key, unknown>>, Key extends keyof Values & string>(
  keys: readonly Key[],
  of: <K extends Key>(key: K) => Values[K],
): Values {
  const record: Partial<Values> = {}
  for (const key of keys) record[key] = of(key)
  return record as Values // every key has just been set
}

/** True for an object, or a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
