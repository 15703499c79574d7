import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { attachmentsPath } from '#engine/model/entries/attachments.ts'
import { openForReading } from '../open-for-reading.ts'
import { kinds } from '../output-file.ts'
import { openReleaseTable } from '../release-table.ts'
import { storeFile } from '../schema.ts'

/** The addresses that the next release is compared with. */
export interface PublicAddresses {
  /** The number of the release. */
  release: number
  /** Those of pages and documents. */
  addresses: ReadonlySet<string>
}

/** The pages and documents of the latest release of an output; undefined where there is none. @throws where it cannot be read */
export function readPublicAddresses(outDirectory: string): PublicAddresses | undefined {
  const file = join(outDirectory, storeFile)
  const connection = existsSync(file) ? openForReading(file) : undefined
  if (!connection) return undefined
  try {
    const release = openReleaseTable(connection.database).latest()?.number
    if (release === undefined) return undefined
    const rows = connection.database
      .prepare(
        `select distinct path from record where until is null and (kind = ${kinds.page} or kind = ${kinds.file} and path like ?)`,
      )
      .all(`${attachmentsPath}%`)
    return { release, addresses: new Set(rows.map((row) => String(row['path']))) }
  } finally {
    connection.database.close()
  }
}
