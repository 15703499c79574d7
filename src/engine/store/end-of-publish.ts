import type { DatabaseSync } from 'node:sqlite'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { kinds } from './output-file.ts'

interface EarlierBuildOptions {
  /** The number of the new release. */
  number: number
  build: string
  /** How many builds stay reachable, including that of the new release. */
  keep: number
  /** The build of a release that is held: visitors have its pages open, however many builds were made since. */
  heldBuild: string | undefined
}

/** Notes the build of a release, and ends the files of builds that are no longer kept. Returns how many files it ended. */
export function endEarlierBuilds(
  database: DatabaseSync,
  { number, build, keep, heldBuild }: EarlierBuildOptions,
): number {
  const newest = database.prepare('select name from build order by since desc limit 1').get()
  if (newest?.['name'] !== build) database.prepare('insert or replace into build values (?, ?)').run(build, number)
  const dropped = database
    .prepare('select name from build order by since desc limit -1 offset ?')
    .all(Math.max(1, keep))
  let ended = 0
  for (const { name } of dropped) {
    if (name === heldBuild) continue
    const end = database.prepare(`update record set until = ? where build = ? and until is null`)
    ended += Number(end.run(number, String(name)).changes)
    database.prepare('delete from build where name = ?').run(String(name))
  }
  return ended
}

/** Says that the pages of a build were open until now, though others were made since. The newest stays the newest. */
export function renewBuild(database: DatabaseSync, build: string): void {
  const newest = 'select max(since) from build'
  database.prepare(`update build set since = (${newest}) - 1 where name = ? and since < (${newest}) - 1`).run(build)
}

/** The pages and documents that a release does not contain, and the one before did. */
export function findRemovedAddresses(database: DatabaseSync, number: number): string[] {
  const rows = database
    .prepare(
      `select distinct path from record where until = ? and (kind = ${kinds.page} or kind = ${kinds.file} and path like ?)
       and not exists (
         select 1 from record as other
         where other.path = record.path and other.kind in (${kinds.page}, ${kinds.file}) and other.until is null
       )
       order by path`,
    )
    .all(number, `${attachmentsPath}%`)
  return rows.map((row) => String(row['path']))
}
