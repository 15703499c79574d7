import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toFileStamp } from '#engine/content/disk/file-stamp.ts'

// Programs as few files, which load in a third of the time of the thousand that they are written in. They are used as long as every
// file that they were made of is as it was. Without valibot, because it is read before anything else.

/** A bundle in the cache. */
export interface KeptBundle {
  /** The files of the programs, by their names. */
  programs: Readonly<Record<string, string>>
  /** The fingerprints of all files that it was made of, and of its own files. */
  files: Readonly<Record<string, string>>
}

/** The folder of all bundles, in that of the cache. */
export const bundleFolder = 'programs'

/** The files besides its modules that say how code is read. */
export const settingFiles: readonly string[] = ['package.json', 'package-lock.json', 'tsconfig.json']

/** The options with which Node was started. */
export const listNodeOptions = (): string[] => [...process.execArgv, process.env['NODE_OPTIONS'] ?? '']

/** True if Node is told to resolve imports differently: then the sources are loaded. */
export function hasConditions(nodeOptions: readonly string[]): boolean {
  return nodeOptions.some((one) => /(?:^|\s)(?:--conditions|-C)\b/.test(one))
}

/** The file that names the present bundle of the project in which the program runs. */
export function toBundleFile(cacheDirectory: string): string {
  const name = hash('sha256', `${process.version}\0${resolve('.')}`, 'base64url').slice(0, 12)
  return join(cacheDirectory, bundleFolder, `${name}.json`)
}

/** The file of a program in the present bundle; undefined where there is none, or a file has changed since it was made. */
export function findInBundle(
  cacheDirectory: string,
  program: string,
  nodeOptions: readonly string[] = listNodeOptions(),
): string | undefined {
  if (hasConditions(nodeOptions)) return undefined
  try {
    const found: unknown = JSON.parse(readFileSync(toBundleFile(cacheDirectory), 'utf8'))
    if (!isBundle(found)) return undefined
    for (const [path, fingerprint] of Object.entries(found.files))
      if (toFingerprint(path) !== fingerprint) return undefined
    return found.programs[program]
  } catch {
    return undefined
  }
}

function toFingerprint(path: string): string | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && toFileStamp(stats).fingerprint
}

function isBundle(found: unknown): found is KeptBundle {
  if (typeof found !== 'object' || found === null || !('programs' in found) || !('files' in found)) return false
  return [found.programs, found.files].every(isRecord)
}

function isRecord(found: unknown): boolean {
  return typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'string')
}
