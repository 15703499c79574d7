import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { threadId } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { hashBytes } from '#compiler/disk/files.ts'
import type { Encoding } from '#model/config/store.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** The highest level of Brotli takes forty times as long as rendering a page; the cache avoids compressing twice. */
const cacheDirectory = '.cache/brotli'

/** Below this size, compression does not make a response smaller. */
const minimumBytes = 150

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** 5: fast, for a publish. 11: the smallest, forty times as slow. */
export type BrotliQuality = 5 | 11

/** Bytes of an output file as they are stored: compressed. */
export interface MadeFile {
  /** `hashBytes` of the uncompressed bytes. */
  hash: string
  /** The number of uncompressed bytes. */
  size: number
  /** Brotli. */
  stored: Uint8Array<ArrayBuffer>
}

/** Whether compression makes responses with these bytes smaller. */
export function isCompressible(bytes: Uint8Array, type: string): boolean {
  return bytes.length >= minimumBytes && compressible.test(type)
}

/** A text, or its UTF-8 bytes, compressed. */
export function toStoredText(text: string | Uint8Array, quality: BrotliQuality = 5): MadeFile {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const stored = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Windows of up to 64 KB have a faster search for repetitions, and slightly smaller results.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length + 16)))),
    },
  })
  // A copy, because zlib returns a view of a larger buffer, which would stay in memory and be sent between threads.
  return { hash: hashBytes(bytes), size: bytes.length, stored: new Uint8Array(stored) }
}

/** A function that compresses texts one after the other, without allocating memory for the bytes of each. */
export function createTextCompressor(quality: BrotliQuality): (text: string) => MadeFile {
  const encoder = new TextEncoder()
  let buffer = new Uint8Array(2 ** 18)
  return (text) => {
    const longest = text.length * 3 // UTF-8 takes at most three bytes for each UTF-16 code unit
    if (buffer.length < longest) buffer = new Uint8Array(longest * 2)
    return toStoredText(buffer.subarray(0, encoder.encodeInto(text, buffer).written), quality)
  }
}

/** The compressed forms of a file at the highest level; empty if compression is not worth it. */
export async function compress(bytes: Uint8Array, type: string): Promise<Map<Encoding, Uint8Array>> {
  if (!isCompressible(bytes, type)) return new Map()
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
