import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CachePolicy, FileRecord } from '#model/config/site-manifest.ts'
import { compress } from './compress.ts'
import { hashBytes } from '#compiler/disk/files.ts'
import { toMediaType } from './to-media-type.ts'

const endings = { br: '.br', gzip: '.gz' } as const

interface OutputFile {
  /** Path in the output. */
  file: string
  bytes: Uint8Array
  cache: CachePolicy
  /** Where the file's ending does not tell it. */
  type?: string
}

/** Writes a file of the output with its compressed forms, and says how to serve it. */
export async function writeOutput(directory: string, output: OutputFile): Promise<FileRecord> {
  const { file, bytes, cache, type = toMediaType(file) } = output
  const encodings = await compress(bytes, type)
  const path = join(directory, file)
  await mkdir(dirname(path), { recursive: true })
  await Promise.all([
    writeFile(path, bytes),
    ...[...encodings].map(([encoding, compressed]) => writeFile(path + endings[encoding], compressed)),
  ])
  return { file, type, hash: hashBytes(bytes), encodings: [...encodings.keys()], cache }
}
