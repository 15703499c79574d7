import { crc32 } from 'node:zlib'
import type { Coding, StoredBytes } from './output-file.ts'

/**
 * A checksum of a content as it is stored, by which damage on the disk is noticed. Its hash is that of the content itself, so that
 * comparing that one would take a decompression.
 */
export function toChecksum(hash: string, { coding, bytes }: StoredBytes): number {
  return crc32(bytes, startChecksum(hash, coding))
}

/** The checksum before the bytes. */
export function startChecksum(hash: string, coding: Coding): number {
  return crc32(`${hash} ${coding}`)
}
