/**
 * The values at a path of a record as texts: `title`, `cover.data.attributes.url`. A list on the way gives those of each of its items;
 * a name with dots of its own is looked for first.
 */
export function findValues(record: unknown, path: string): string[] {
  return findRaw(record, path).flatMap((value) => {
    if (value === null || value === undefined || value === '') return []
    if (typeof value === 'object') return []
    return [String(value).normalize('NFC')]
  })
}

/** The same as they are. */
export function findRaw(record: unknown, path: string): unknown[] {
  if (Array.isArray(record)) return record.flatMap((one) => findRaw(one, path))
  if (path === '') return [record]
  if (typeof record !== 'object' || record === null) return []
  if (Object.hasOwn(record, path)) return flatten(Reflect.get(record, path))
  const end = path.indexOf('.')
  if (end < 0) return []
  const name = path.slice(0, end)
  return Object.hasOwn(record, name) ? findRaw(Reflect.get(record, name), path.slice(end + 1)) : []
}

function flatten(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
