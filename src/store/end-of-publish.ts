import type { DatabaseSync } from 'node:sqlite'
import { attachmentsPath } from '#model/entries/attachments.ts'
import type { RedirectRule } from '#model/urls/redirects.ts'
import { kinds } from './output-file.ts'

interface EarlierBuildOptions {
  /** The number of the new release. */
  number: number
  build: string
  /** How many builds stay reachable, including that of the new release. */
  keep: number
}

/** Notes the build of a release, and ends the files of builds that are no longer kept. Returns how many files it ended. */
export function endEarlierBuilds(database: DatabaseSync, { number, build, keep }: EarlierBuildOptions): number {
  const newest = database.prepare('select name from build order by since desc limit 1').get()
  if (newest?.['name'] !== build) database.prepare('insert or replace into build values (?, ?)').run(build, number)
  const dropped = database
    .prepare('select name from build order by since desc limit -1 offset ?')
    .all(Math.max(1, keep))
  let ended = 0
  for (const { name } of dropped) {
    const end = database.prepare(`update record set until = ? where build = ? and until is null`)
    ended += Number(end.run(number, String(name)).changes)
    database.prepare('delete from build where name = ?').run(String(name))
  }
  return ended
}

/**
 * The pages and documents that a release neither contains nor redirects, and the one before had. Other sites may link to
 * them, and disclosures must stay available.
 */
export function findRemovedAddresses(database: DatabaseSync, number: number, rules: readonly RedirectRule[]): string[] {
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
  const redirected = new Set<string>(rules.map(({ from }) => from))
  return rows.map((row) => String(row['path'])).filter((path) => !redirected.has(path))
}
