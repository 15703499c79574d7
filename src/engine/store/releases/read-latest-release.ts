import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openReleaseTable, type ReleaseInfo } from '../release-table.ts'
import { storeFile } from '../schema.ts'

/** The release of an output that was made last; undefined where none was. */
export function readLatestRelease(directory: string): ReleaseInfo | undefined {
  const file = join(directory, storeFile)
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return openReleaseTable(database).latest()
  } finally {
    database.close()
  }
}
