import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '#engine/content/source/describe-read-error.ts'
import { openForReading } from '../open-for-reading.ts'
import { openReleaseTable } from '../release-table.ts'
import { storeFile } from '../schema.ts'

/** The number of the latest release of an output in which this user may not write; undefined where there is none. */
export function findReadOnlyRelease(target: string): number | undefined {
  const file = join(target, storeFile)
  if ([target, file].every(isWritable)) return undefined
  const connection = openForReading(file)
  try {
    return connection && openReleaseTable(connection.database).latest()?.number
  } finally {
    connection?.database.close()
  }
}

/** Also for what is not there. */
function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch (error) {
    return !['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')
  }
}
