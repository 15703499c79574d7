import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { threadId } from 'node:worker_threads'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashBytes } from '#compiler/disk/files.ts'
import type { Encoding } from '#model/config/site-manifest.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** The highest level of Brotli takes forty times as long as rendering a page; the cache avoids compressing twice. */
const cacheDirectory = '.cache/brotli'

/** Below this size, compression does not make a response smaller. */
const minimumBytes = 150

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** The compressed forms of a file at the highest level; empty if compression is not worth it. */
export async function compress(bytes: Uint8Array, type: string): Promise<Map<Encoding, Uint8Array>> {
  if (bytes.length < minimumBytes || !compressible.test(type)) return new Map()
  const [br, gz] = await Promise.all([cachedBrotli(bytes), toGzip(bytes, { level: 9 })])
  return new Map<Encoding, Uint8Array>([
    ['br', br],
    ['gzip', gz],
  ])
}

async function cachedBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  const file = join(cacheDirectory, hashBytes(bytes))
  try {
    return await readFile(file)
  } catch {
    const compressed = await toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
    // Written to a temporary file and renamed, so that a killed build leaves no incomplete file under this name.
    const temporaryFile = `${file}.${process.pid}-${threadId}`
    await mkdir(cacheDirectory, { recursive: true })
    await writeFile(temporaryFile, compressed)
    await rename(temporaryFile, file)
    return compressed
  }
}
