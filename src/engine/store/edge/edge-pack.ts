import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { ascending } from '#lib/order.ts'

// Several contents in one file: the length of its directory in four bytes, the directory in JSON, then the contents.

/** Names and lengths, in the order of the contents. */
const directorySchema = v.array(v.tuple([v.string(), v.number()]))

const lengthSize = 4

/** Equal contents give an equal pack, so that a deployment uploads only packs that changed. */
export function toPack(contents: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const sorted = [...contents].toSorted(([a], [b]) => ascending(a, b))
  const directory = sorted.map(([name, { length }]): [string, number] => [name, length])
  const head = new TextEncoder().encode(JSON.stringify(directory))
  const pack = new Uint8Array(lengthSize + head.length + directory.reduce((sum, [, length]) => sum + length, 0))
  new DataView(pack.buffer).setUint32(0, head.length)
  pack.set(head, lengthSize)
  let offset = lengthSize + head.length
  for (const [, bytes] of sorted) {
    pack.set(bytes, offset)
    offset += bytes.length
  }
  return pack
}

/** A content of a pack, as a copy that does not hold the whole; undefined if it has none of this name. */
export function readFromPack(pack: Uint8Array<ArrayBuffer>, wanted: string): Uint8Array<ArrayBuffer> | undefined {
  const start = lengthSize + new DataView(pack.buffer, pack.byteOffset).getUint32(0)
  const directory = parseStored(directorySchema, pack.subarray(lengthSize, start)) ?? []
  let offset = start
  for (const [name, length] of directory) {
    if (name === wanted) return pack.slice(offset, offset + length)
    offset += length
  }
  return undefined
}
