import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openForReading } from '../open-for-reading.ts'
import { openReleaseTable, type ReleaseInfo } from '../release-table.ts'
import { storeFile } from '../schema.ts'
import { explainErrors } from '../store-error.ts'

/** The release of an output that was made last; undefined where none was. @throws {StoreError} where it cannot be read */
export function readLatestRelease(directory: string): ReleaseInfo | undefined {
  const file = join(directory, storeFile)
  if (!existsSync(file)) return undefined
  return explainErrors(file, () => {
    const connection = openForReading(file)
    try {
      return connection && openReleaseTable(connection.database).latest()
    } finally {
      connection?.database.close()
    }
  })
}
