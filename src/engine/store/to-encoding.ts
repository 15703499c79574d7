import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Encoding } from '#engine/model/config/store.ts'
import type { Coding } from './output-file.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

/** Nearly as small as the best quality, in a thirtieth of its time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The best level takes twice the time for 1 % fewer bytes. */
const gzipOptions = { level: 6 }

/**
 * Bytes, as stored. Up to it, a conversion takes less than a millisecond or two, and is made at once: conversions on other
 * threads hold several hundred KB each while they wait, and twice the memory at many requests.
 */
const immediateSize = 32 * 1024

/** Bytes as a content is stored. */
interface ReadBytes {
  coding: Coding
  bytes: Uint8Array<ArrayBuffer>
}

/** A stored content in an encoding; undefined for none. */
export async function toEncoding(
  { coding, bytes }: ReadBytes,
  encoding: Encoding | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const isBrotli = coding !== 0
  const isImmediate = bytes.length <= immediateSize
  if (encoding === 'br') {
    if (isBrotli) return bytes
    return isImmediate ? brotliCompressSync(bytes, brotliOptions) : toBrotli(bytes, brotliOptions)
  }
  const plain = isBrotli ? await (isImmediate ? brotliDecompressSync(bytes) : fromBrotli(bytes)) : bytes
  if (encoding === undefined) return plain
  return isImmediate ? gzipSync(plain, gzipOptions) : toGzip(plain, gzipOptions)
}
