import type { DatabaseSync } from 'node:sqlite'

/** How many releases a rollback can return to, including the latest. */
export const retainedReleaseCount = 50

/**
 * Deletes old releases, and the records that no other release has. Returns the contents of these records, which may be
 * unused now. The current release stays however old it is: after a rollback it may be held while many others are made.
 */
export function deleteOldReleases(database: DatabaseSync): number[] {
  const row = database
    .prepare('select number from release order by number desc limit 1 offset ?')
    .get(retainedReleaseCount - 1)
  if (!row) return []
  const oldest = Number(row['number'])
  database
    .prepare('delete from release where number < ? and number not in (select number from current_release)')
    .run(oldest)
  const deleted = database
    .prepare(
      `delete from record where until <= ? and not exists (
         select 1 from current_release where record.since <= number and record.until > number
       ) returning blob`,
    )
    .all(oldest)
  return [...new Set(deleted.map(({ blob }) => Number(blob)))]
}

/**
 * Deletes the releases whose lists, feeds and search name what was taken down since, other than the one that is shown, and what no
 * other release has. Returns the contents of these records, as above.
 */
export function deleteNamingReleases(database: DatabaseSync): number[] {
  const { changes } = database
    .prepare(
      `delete from release where number not in (select number from current_release) and exists (
         select 1 from taken_down where first <= release.number and release.number < since
       )`,
    )
    .run()
  if (changes === 0) return []
  const deleted = database
    .prepare(
      `delete from record where until is not null and not exists (
         select 1 from release where record.since <= number and number < record.until
       ) returning blob`,
    )
    .all()
  return [...new Set(deleted.map(({ blob }) => Number(blob)))]
}
