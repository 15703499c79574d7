import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { FillTemplate } from '#engine/model/config/store.ts'

/** No name, no time, an unknown system: https://www.rfc-editor.org/rfc/rfc1952 */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)

/** The last block, which is empty. */
const lastBlock = Uint8Array.of(3, 0)

/** Ends at a whole byte, and another block can follow. */
const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }

/** A block of DEFLATE without compression has at most so many bytes. */
const storedLimit = 65_535

/** A part of a text that is in gzip already. */
interface Part {
  size: number
  compressed: Uint8Array
  /** The checksum of a text that ends with this part, from that of what is before it. */
  addTo: (checksum: number) => number
}

/**
 * A text with gaps, compressed once. What is filled in stays uncompressed between the compressed parts: it is short, and to
 * compress a whole page for each request would take a hundred times as long.
 */
export function toGzipTemplate(parts: readonly string[]): FillTemplate {
  const prepared = parts.map(toPart)
  return (text) => {
    const filled = new TextEncoder().encode(text)
    if (filled.length > storedLimit)
      throw new RangeError(`A gap has room for ${storedLimit} bytes, not ${filled.length}`)
    const block = toStoredBlock(filled)
    const pieces: Uint8Array[] = [header]
    let checksum = 0
    let size = 0
    for (const [index, part] of prepared.entries()) {
      if (index > 0) {
        pieces.push(block)
        checksum = crc32(filled, checksum)
        size += filled.length
      }
      pieces.push(part.compressed)
      checksum = part.addTo(checksum)
      size += part.size
    }
    return concatenate([...pieces, lastBlock, toTrailer(checksum, size)])
  }
}

function toPart(text: string): Part {
  const bytes = new TextEncoder().encode(text)
  const own = crc32(bytes, 0)
  // A checksum is linear in the one before it: what each of its bits adds is known beforehand.
  const additions = Array.from({ length: 32 }, (_none, bit) => crc32(bytes, 2 ** bit) ^ own)
  return {
    size: bytes.length,
    compressed: deflateRawSync(bytes, options),
    addTo: (checksum) => additions.reduce((sum, added, bit) => ((checksum >>> bit) & 1 ? sum ^ added : sum), own) >>> 0,
  }
}

/** Bytes as a block without compression: https://www.rfc-editor.org/rfc/rfc1951#page-11 */
function toStoredBlock(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(5 + bytes.length)
  const view = new DataView(block.buffer)
  view.setUint16(1, bytes.length, true)
  view.setUint16(3, ~bytes.length, true)
  block.set(bytes, 5)
  return block
}

function toTrailer(checksum: number, size: number): Uint8Array {
  const trailer = new Uint8Array(8)
  const view = new DataView(trailer.buffer)
  view.setUint32(0, checksum, true)
  view.setUint32(4, size, true)
  return trailer
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
