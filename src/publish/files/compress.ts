import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { hashBytes } from '#compiler/disk/files.ts'

const toBrotli = promisify(brotliCompress)

/** Below this size, compression does not make a response smaller. */
const minimumBytes = 150

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** 5: fast, for a publish. */
export type BrotliQuality = 5 | BestQuality

/** 10: 2 % more than the smallest, in 40 % of its time; for the many pages. 11: the smallest; for what every visitor loads. */
export type BestQuality = 10 | 11

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
  const stored = brotliCompressSync(bytes, { params: toParameters(bytes.length, quality) })
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

/** The same in other threads, which takes 10 to 25 ms for a page and up to a second for a megabyte. */
export async function compressBest(bytes: Uint8Array, quality: BestQuality): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await toBrotli(bytes, { params: toParameters(bytes.length, quality) }))
}

function toParameters(size: number, quality: BrotliQuality): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // Windows of up to 64 KB have a faster search for repetitions, and slightly smaller results.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16)))),
  }
}
