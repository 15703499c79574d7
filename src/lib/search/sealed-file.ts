import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/** Why a sealed file cannot be used. */
export class SealError extends Error {
  override name = 'SealError'
}

/**
 * Bytes with a name for what they belong to, and a checksum: so that files of one set are not read together with those of
 * another, nor what a proxy or a disk has cut off or changed.
 */
export function sealFile(owner: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter()
  writer.text(owner)
  writer.number(body.length)
  writer.number(toChecksum(body))
  writer.bytes(body)
  return writer.finish()
}

/** The body of a sealed file. @throws {SealError} if it is damaged, or belongs to something else */
export function openSealed(owner: string, file: Uint8Array): Uint8Array {
  const reader = new ByteReader(file)
  const found = reader.text()
  const length = reader.number()
  const checksum = reader.number()
  const body = reader.bytes(length)
  if (body.length !== length || toChecksum(body) !== checksum) throw new SealError('The file is damaged')
  if (found !== owner) throw new SealError(`The file belongs to ${found}, not to ${owner}`)
  return body
}

/** FNV-1a. */
function toChecksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
