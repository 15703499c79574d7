import type { FileHashes } from '#compiler/disk/file-hashes.ts'

const sources = ['src', 'routes', 'vite.config.ts', 'package-lock.json']

/** A hash of all sources of the code. Message catalogues and tests are not part of it. */
export function hashSources({ hashAll }: FileHashes): string {
  return hashAll(sources, (path) => !/\.po$|\.test(-d)?\.tsx?$/.test(path))
}
