import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { applicationId } from './schema.ts'

/** The rows that could be copied of a damaged output: all, or those of its releases without what the publisher keeps in `build_*`. */
export type Rescued = 'all' | 'releases'

/**
 * Copies an output whose file is damaged, row by row, and puts the copy in its place. That succeeds where the rows can still be
 * read, because only an index is damaged or the list of free pages, which are made anew. Whether contents are as they were written is
 * for `findDamage` to say. To be called by the holder of the build lock, while the file is closed.
 * @returns undefined where rows of releases cannot be read, or there is no room: the file is as it was
 */
export function rescueOutput(file: string): Rescued | undefined {
  if (replaceByCopy(file, () => true)) return 'all'
  return replaceByCopy(file, (table) => !table.startsWith('build_')) ? 'releases' : undefined
}

function replaceByCopy(file: string, isCopied: (table: string) => boolean): boolean {
  const copy = `${file}-rescued`
  rmSync(copy, { force: true })
  try {
    copyRows(file, copy, isCopied)
  } catch {
    rmSync(copy, { force: true })
    return false
  }
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  renameSync(copy, file)
  return true
}

function copyRows(from: string, to: string, isCopied: (table: string) => boolean): void {
  const database = new DatabaseSync(from)
  try {
    const read = (name: string) => Number(database.prepare(`pragma ${name}`).get()?.[name])
    const [pageSize, version] = [read('page_size'), read('user_version')]
    database.prepare('attach ? as copy').run(to)
    database.exec(`pragma copy.page_size = ${pageSize}`)
    database.exec('begin')
    const listed = database.prepare('select type, tbl_name, sql from main.sqlite_schema where sql is not null').all()
    const made = listed
      .map(({ type, tbl_name: table, sql }) => ({ type, table: String(table), sql: String(sql) }))
      .filter(({ table }) => isCopied(table))
    for (const { table, sql } of made.filter(({ type }) => type === 'table')) {
      database.exec(inCopy(sql))
      // A condition, because SQLite would otherwise copy the pages of the indices as they are.
      database.exec(`insert into copy."${table}" select * from main."${table}" not indexed where true`)
    }
    for (const { sql } of made.filter(({ type }) => type === 'index')) database.exec(inCopy(sql))
    database.exec('commit')
    database.exec(`pragma copy.application_id = ${applicationId}; pragma copy.user_version = ${version}`)
    const [first] = database.prepare('pragma copy.integrity_check(1)').all()
    if (first?.['integrity_check'] !== 'ok') throw new Error(String(first?.['integrity_check']))
    database.exec('detach copy')
  } finally {
    database.close()
  }
}

/** A statement that creates something, for the attached copy. */
function inCopy(sql: string): string {
  return sql.replace(/^(create (?:table|index) )(?:if not exists )?/i, '$1copy.')
}
