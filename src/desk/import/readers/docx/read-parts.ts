import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const partSignature = 0x04034b50

/** How much the parts of a document may unpack to, together: far more than a text with photographs has. */
const mostUnpacked = 256 * 1024 * 1024

/** Why a file is no document that can be read. */
export type PartsFault = 'damaged' | 'encrypted' | 'too large'

/**
 * The parts of a ZIP file by name. Each is unpacked up to a limit: what a file says of its own size is not believed.
 * @param wanted which parts are returned; all are measured
 */
export function readParts(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  limit = mostUnpacked,
): ReadonlyMap<string, Uint8Array> | PartsFault {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Uint8Array>()
  let left = limit
  try {
    for (const entry of listEntries(file)) {
      if ((entry.flags & 1) === 1) return 'encrypted'
      const start = entry.place + 30 + file.readUInt16LE(entry.place + 26) + file.readUInt16LE(entry.place + 28)
      if (file.readUInt32LE(entry.place) !== partSignature || start + entry.packed > file.length) return 'damaged'
      const packed = file.subarray(start, start + entry.packed)
      const part = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) })
      left -= part.length
      if (left < 0) return 'too large'
      if (wanted(entry.name)) parts.set(entry.name, part)
    }
  } catch (error) {
    return isTooLarge(error) ? 'too large' : 'damaged'
  }
  return parts.size === 0 ? 'damaged' : parts
}

interface Entry {
  name: string
  flags: number
  method: number
  packed: number
  place: number
}

function* listEntries(file: Buffer): Generator<Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || file.readUInt32LE(end) !== endSignature) return
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== entrySignature) throw new RangeError('no entry')
    const length = file.readUInt16LE(at + 28)
    yield {
      name: file.toString('utf8', at + 46, at + 46 + length),
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      place: file.readUInt32LE(at + 42),
    }
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
