import type { DatabaseSync } from 'node:sqlite'
import { locales } from '#engine/model/locale/locale.ts'
import { toPayloadUrl } from '#engine/model/urls/address.ts'

/** An address that was taken down: that of a page, for all its languages, or that of a document. */
export interface TakenDownAddress {
  address: string
  /** When: ISO 8601, in UTC. */
  time: string
  /** Other files that went with it, such as its documents. */
  paths?: readonly string[]
}

export interface ListedTakenDown extends TakenDownAddress {
  /** The first release whose lists do not name it; undefined while there is none. */
  since: number | undefined
  /** The first release that had it; undefined where none that was kept then had. */
  first: number | undefined
}

/** The addresses that are taken down now. */
export function readTakenDownAddresses(database: DatabaseSync): ListedTakenDown[] {
  const rows = database
    .prepare('select path, time, since, first from taken_down where path = address order by path')
    .all()
  return rows.map(({ path, time, since, first }) => ({
    address: String(path),
    time: String(time),
    since: since === null ? undefined : Number(since),
    first: first === null ? undefined : Number(first),
  }))
}

/**
 * Notes that paths were taken down with an address, which is one of them. To be called in a transaction.
 * @param first the first release that had one of them; undefined where none that is kept had
 */
export function noteTakenDown(
  database: DatabaseSync,
  { address, time }: TakenDownAddress,
  { paths, first }: { paths: Iterable<string>; first?: number | undefined },
): void {
  const insert = database.prepare('insert or ignore into taken_down (path, time, address, first) values (?, ?, ?, ?)')
  for (const path of new Set([address, ...paths])) insert.run(path, time, address, first ?? null)
}

/**
 * Brings the table up to date with all addresses that are taken down: a page of any build has no payload, and what is published
 * again is no longer gone. To be called in a transaction, after the records were written.
 */
export function syncTakenDown(
  database: DatabaseSync,
  takenDown: readonly TakenDownAddress[],
  { build, number }: { build: string; number: number },
): void {
  const present = new Set(takenDown.map(({ address }) => address))
  const known = database.prepare('select distinct address from taken_down').all()
  const forget = database.prepare('delete from taken_down where address = ?')
  for (const { address } of known) if (!present.has(String(address))) forget.run(String(address))
  for (const one of takenDown) {
    const payloads = locales.map((locale) => toPayloadUrl(build, locale, { path: one.address, page: 1 }))
    noteTakenDown(database, one, { paths: [...(one.paths ?? []), ...payloads] })
  }
  database.prepare('update taken_down set since = ? where since is null').run(number)
  database.exec(
    'delete from taken_down where exists (select 1 from record where record.path = taken_down.path and until is null)',
  )
}
