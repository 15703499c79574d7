import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { say } from '#lib/say/message.ts'
import { checkIdentity, isEmpty } from './schema.ts'
import { StoreError, toResultCode } from './store-error.ts'

/** The file of an output, opened for reading. */
export interface ReadConnection {
  database: DatabaseSync
  /** True if anything was written since the last call. It takes a few microseconds. */
  hasChanged: () => boolean
  /** True if the file was replaced by another, or changed where SQLite cannot tell: it must be opened again. */
  isOutdated: () => boolean
}

const readOnlyCode = 8
/** Among others, where the disk is full. */
const ioErrorCode = 10
const cannotOpenCode = 14

/**
 * Opens the file of an output for reading. Where nothing can be written, the files that readers and writers share cannot be
 * made: it is then read as a file that does not change.
 * @throws {StoreError} for a foreign file; errors of SQLite
 */
export function openForReading(file: string): ReadConnection | undefined {
  try {
    return connect(file, { isFixed: false })
  } catch (error) {
    const code = toResultCode(error)
    if (code !== readOnlyCode && code !== ioErrorCode && code !== cannotOpenCode) throw error
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
      throw new StoreError(
        say`${file} is being written, and cannot be read without permission to write in its folder; give that permission`,
        { cause: error },
      )
    }
    return connect(file, { isFixed: true })
  }
}

/** Undefined for a file without tables: its creation has not ended. */
function connect(file: string, { isFixed }: { isFixed: boolean }): ReadConnection | undefined {
  const opened = toState(file, isFixed)
  const database = new DatabaseSync(isFixed ? toFixedUrl(file) : file, { readOnly: true, timeout: 5000 })
  try {
    if (isEmpty(database)) {
      database.close()
      return undefined
    }
    checkIdentity(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  const dataVersion = database.prepare('pragma data_version')
  const readVersion = () => dataVersion.get()?.['data_version']
  let version = readVersion()
  return {
    database,
    hasChanged: () => {
      const now = readVersion()
      if (now === version) return false
      version = now
      return true
    },
    isOutdated: () => {
      const state = toState(file, isFixed)
      return state !== undefined && state !== opened
    },
  }
}

function toFixedUrl(file: string): URL {
  const url = pathToFileURL(file)
  url.search = '?immutable=1'
  return url
}

/** Which file it is, and if SQLite does not watch it, when it was last changed. Undefined where it is missing. */
function toState(file: string, isFixed: boolean): string | undefined {
  const state = statSync(file, { throwIfNoEntry: false })
  return state && `${state.ino} ${isFixed ? state.mtimeMs : ''}`
}
