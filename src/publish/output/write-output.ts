import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashBytes } from '#compiler/disk/files.ts'
import type { CachePolicy, FileRecord } from '#model/config/site-manifest.ts'
import { compress } from './compress.ts'
import { toMediaType } from './to-media-type.ts'

/** The extensions of compressed files. */
export const encodingExtensions = { br: '.br', gzip: '.gz' } as const

interface OutputFile {
  /** Path relative to the output. */
  file: string
  bytes: Uint8Array
  cache: CachePolicy
  /** The media type; by default, that of the extension. */
  type?: string
}

/** Writes a file of the output and its compressed forms. Returns its record for the manifest. */
export async function writeOutput(directory: string, output: OutputFile): Promise<FileRecord> {
  const { file, bytes, cache, type = toMediaType(file) } = output
  const encodings = await compress(bytes, type)
  const path = join(directory, file)
  await mkdir(dirname(path), { recursive: true })
  await Promise.all([
    writeFile(path, bytes),
    ...[...encodings].map(([encoding, compressed]) => writeFile(path + encodingExtensions[encoding], compressed)),
  ])
  return { file, type, hash: hashBytes(bytes), encodings: [...encodings.keys()], cache }
}
