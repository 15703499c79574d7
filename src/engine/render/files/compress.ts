import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { hashBytes } from '#engine/content/disk/files.ts'

const toBrotli = promisify(brotliCompress)

/** Below this size, compression does not make a response smaller. */
const minimumBytes = 150

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|\w+\+(?:json|xml))|image\/svg\+xml)/

/** 5: fast, for a publish. 3: a third of its time, 13 % larger, for one of thousands of pages. */
export type BrotliQuality = 3 | 5 | BestQuality

/** 9: 2 % smaller than 5, in 0.02 ms for each kilobyte. 11: 15 % smaller for a payload, 7 % for a document, in 0.8 ms. */
export type BestQuality = 9 | 11

/** The largest text, in bytes, that is worth the time of quality 11: payloads are smaller, documents larger. */
const longestAtBest = 2 ** 15

/** Bytes of an output file as they are stored: compressed. */
export interface MadeFile {
  /** `hashBytes` of the uncompressed bytes. */
  hash: string
  /** The number of uncompressed bytes. */
  size: number
  /** Brotli. */
  stored: Uint8Array<ArrayBuffer>
}

/** True if compression makes responses with these bytes smaller. */
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

/** The same in another thread, for a text of megabytes: it takes a tenth of a second. @param hash of its bytes, if it is known */
export async function toStoredTextMeanwhile(bytes: Uint8Array, hash = hashBytes(bytes)): Promise<MadeFile> {
  const stored = await toBrotli(bytes, { params: toParameters(bytes.length, 5) })
  return { hash, size: bytes.length, stored: new Uint8Array(stored) }
}

/** A function that compresses texts one after the other, without allocating memory for the bytes of each. */
export function createTextCompressor(): (text: string, quality: BrotliQuality) => MadeFile {
  const encoder = new TextEncoder()
  let buffer = new Uint8Array(2 ** 18)
  return (text, quality) => {
    const longest = text.length * 3 // UTF-8 takes at most three bytes for each UTF-16 code unit
    if (buffer.length < longest) buffer = new Uint8Array(longest * 2)
    return toStoredText(buffer.subarray(0, encoder.encodeInto(text, buffer).written), quality)
  }
}

/** The quality for one of the many texts of a site. */
export function toBestQuality(size: number): BestQuality {
  return size > longestAtBest ? 9 : 11
}

/** The same in other threads, because it may take up to a second for a megabyte. */
export async function compressBest(bytes: Uint8Array, quality: BestQuality): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await toBrotli(bytes, { params: toParameters(bytes.length, quality) }))
}

function toParameters(size: number, quality: BrotliQuality): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // Windows of up to 64 KB have a faster search for repetitions, for quality 9 seven times as fast.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(quality === 9 ? 16 : 22, Math.max(10, Math.ceil(Math.log2(size + 16)))),
  }
}
