import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { toObjectPath } from '../objects.ts'
import type { Coding } from '../output-file.ts'

/** In bytes, as they are stored: compressed. */
export interface ReleaseSize {
  total: number
  /** Of contents that no other release has: what deleting it would free. */
  own: number
}

interface Row {
  blob: number
  since: number
  until: number | null
}

/** The sizes of releases, by their numbers. Most contents are in many of them, and stored once. */
export function measureReleases(
  directory: string,
  database: DatabaseSync,
  numbers: readonly number[],
): ReadonlyMap<number, ReleaseSize> {
  const sizes = measureContents(directory, database)
  const releases = new Map<number, Set<number>>()
  const rows = database
    .prepare('select distinct blob, since, until from record')
    .iterate() as Iterable<unknown> as Iterable<Row> // the columns of the query
  for (const { blob, since, until } of rows) {
    const known = releases.get(blob) ?? new Set()
    for (const number of numbers) if (since <= number && (until === null || number < until)) known.add(number)
    releases.set(blob, known)
  }
  const found = new Map(numbers.map((number) => [number, { total: 0, own: 0 }]))
  for (const [blob, used] of releases) {
    const bytes = sizes.get(blob) ?? 0
    for (const number of used) {
      const size = found.get(number)
      if (!size) continue
      size.total += bytes
      if (used.size === 1) size.own += bytes
    }
  }
  return found
}

/** The bytes of each content on the disk. */
function measureContents(directory: string, database: DatabaseSync): ReadonlyMap<number, number> {
  const rows = database.prepare('select id, hash, coding, length(bytes) as bytes from blob').all()
  return new Map(
    rows.map(({ id, hash, coding, bytes }) => {
      const path = toObjectPath(directory, String(hash), Number(coding) as Coding) // written by the store
      const size = bytes ?? statSync(path, { throwIfNoEntry: false })?.size ?? 0
      return [Number(id), Number(size)]
    }),
  )
}
