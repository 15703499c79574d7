import { constants, crc32, deflateSync } from 'node:zlib'

/** An image whose pixels are indexes of a palette of at most 256 colours. */
export interface IndexedImage {
  width: number
  height: number
  /** As `toRows` gives them. */
  rows: Uint8Array
  /** Red, green and blue, from 0 to 255. */
  palette: readonly (readonly [number, number, number])[]
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/**
 * Runs of equal bytes only: what else zlib looks for, it finds by hashes that depend on the instructions of the processor, so
 * that the same image would not have the same bytes on every machine. It also takes a quarter of the time, and the image grows
 * by 15 %. A small `memLevel` gives many blocks, each with codes that suit its part of the image.
 */
const compression = { strategy: constants.Z_RLE, memLevel: 5 }

/** Encodes an image as a PNG. The same image always gives the same bytes. */
export function encodePng({ width, height, rows, palette }: IndexedImage): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8) // bits per pixel
  header.setUint8(9, 3) // with a palette
  const chunks = [
    toChunk('IHDR', new Uint8Array(header.buffer)),
    toChunk('PLTE', Uint8Array.from(palette.flat())),
    toChunk('IDAT', deflateSync(rows, compression)),
    toChunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array([signature, ...chunks].reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of [signature, ...chunks]) {
    png.set(part, at)
    at += part.length
  }
  return png
}

/**
 * Rows as a PNG has them: before the pixels of each is the number of its filter, here 0 for none, because neighbouring indexes
 * say nothing about each other.
 */
export function toRows(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return rows
}

function toChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(Buffer.from(type, 'latin1'), 4)
  chunk.set(data, 8)
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)))
  return chunk
}
