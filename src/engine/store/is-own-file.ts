import { closeSync, openSync, readSync } from 'node:fs'
import { applicationId } from './schema.ts'

/** Where the header of a file of SQLite has the id of its application: https://www.sqlite.org/fileformat.html */
const offset = 68

/** True if a file says of itself that it is that of an output, however damaged the rest may be. */
export function isOwnFile(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const id = Buffer.alloc(4)
    readSync(handle, id, 0, 4, offset)
    return id.readUInt32BE() === applicationId
  } finally {
    closeSync(handle)
  }
}
