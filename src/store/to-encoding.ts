import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#model/config/store.ts'
import type { Coding } from './output-file.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

/** Nearly as small as the best quality, in a thirtieth of its time. */
const quality = 5

/** The best level takes twice the time for 1 % fewer bytes. */
const gzipLevel = 6

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
  if (encoding === 'br')
    return isBrotli ? bytes : toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  const plain = isBrotli ? await fromBrotli(bytes) : bytes
  return encoding === 'gzip' ? toGzip(plain, { level: gzipLevel }) : plain
}
