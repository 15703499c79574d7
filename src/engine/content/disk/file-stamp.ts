import { mkdirSync, statSync, writeFileSync, type BigIntStats } from 'node:fs'
import { dirname } from 'node:path'

/** The facts that the file system has of a file without reading it. */
export interface FileStamp {
  /** Two looks at a file saw the same content if this is the same, and the first look came long enough after the change. */
  fingerprint: string
  /** The newer of the times of its content and of its entry in the file system, in nanoseconds since 1970. */
  changedAt: bigint
}

/**
 * The size, the times and the number of a file, as in git's index. The times are compared and not ordered, so that a clock
 * that is set back does no harm.
 */
export function toFileStamp({ size, mtimeNs, ctimeNs, ino }: BigIntStats): FileStamp {
  return {
    fingerprint: `${size} ${mtimeNs} ${ctimeNs} ${ino}`,
    changedAt: mtimeNs > ctimeNs ? mtimeNs : ctimeNs,
  }
}

/** In nanoseconds. File systems count time in steps, of up to two seconds. */
const trustAfter = 2_000_000_000n

/**
 * True if a fingerprint says that a file has not changed since. A file that was changed just before it was read may change
 * again in the same step of the clock (git calls it racily clean). Neither is one with a time in the future trusted.
 * @param readAt the time of the disk before the file was read; undefined if unknown
 */
export function isTrusted({ changedAt }: FileStamp, readAt: bigint | undefined): boolean {
  return readAt !== undefined && changedAt < readAt - trustAfter
}

/**
 * The time by the clock that gives files their times, which may not be that of this machine: that of a file written now.
 * In nanoseconds since 1970; undefined if the file cannot be written.
 */
export function readDiskTime(file: string): bigint | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    return statSync(file, { bigint: true }).mtimeNs
  } catch {
    return undefined
  }
}
