import { lstatSync, readdirSync, type BigIntStats } from 'node:fs'
import { isMissing } from '../source/describe-read-error.ts'

/** What the file system says of the files below a folder without reading them. */
export interface FolderScan {
  /** For each file, its path below the folder, and its fingerprint. */
  files: Map<string, string>
}

/**
 * Says whether two looks at a file saw the same content, as git's index does: by size, times, and the number of the file. The
 * times are compared and not ordered, so that a clock that is set back does no harm.
 */
export function toFingerprint({ mode, size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${mode} ${size} ${mtimeNs} ${ctimeNs} ${ino}`
}

/** All files below a folder with their fingerprints, by one walk. Folders that cannot be read have a fingerprint too. */
export function scanFiles(directory: string): FolderScan {
  const files = new Map<string, string>()
  scanInto(files, directory, '')
  return { files }
}

function scanInto(files: Map<string, string>, directory: string, prefix: string): void {
  try {
    for (const item of readdirSync(`${directory}/${prefix}`, { withFileTypes: true })) {
      const path = prefix + item.name
      if (item.isDirectory()) scanInto(files, directory, `${path}/`)
      else files.set(path, readFingerprint(`${directory}/${path}`))
    }
  } catch (error) {
    files.set(prefix, `unreadable: ${String(error)}`)
  }
}

function readFingerprint(path: string): string {
  try {
    return toFingerprint(lstatSync(path, { bigint: true }))
  } catch (error) {
    return isMissing(error) ? 'missing' : `unreadable: ${String(error)}`
  }
}
