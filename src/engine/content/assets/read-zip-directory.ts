const endSignature = Buffer.from('PK\u0005\u0006', 'latin1')
const endLength = 22
const largeEndSignature = 0x06064b50
const largeLocatorSignature = 0x07064b50
const largeLocatorLength = 20
const largeEndLength = 56
const entrySignature = 0x02014b50
const entryLength = 46
const partSignature = 0x04034b50
const partLength = 30

/** An entry in the directory of a ZIP file. */
export interface ZipEntry {
  /** The general purpose bits. */
  flags: number
}

/** The directory of a ZIP file, or of an Office file; undefined if it, or a part that it names, is missing: the file was cut off. */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf(endSignature)
  if (end < 0 || end + endLength > file.length || end + endLength + file.readUInt16LE(end + 20) > file.length) {
    return undefined
  }
  const { count, size, stated, directoryEnd } = readLargeEnd(file, end) ?? {
    count: file.readUInt16LE(end + 10),
    size: file.readUInt32LE(end + 12),
    stated: file.readUInt32LE(end + 16),
    directoryEnd: end,
  }
  const isAt = (place: number, signature: number, length: number) =>
    place >= 0 && place + length <= directoryEnd && file.readUInt32LE(place) === signature
  // Where something stands before the archive, the stated places are those in the archive.
  const start = directoryEnd - size
  const shift = start - stated
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (!isAt(at, entrySignature, entryLength)) return undefined
    const place = file.readUInt32LE(at + 42)
    // A place of 32 ones stands in an extra field.
    if (place !== 0xffffffff && !isAt(place + shift, partSignature, partLength)) return undefined
    entries.push({ flags: file.readUInt16LE(at + 8) })
    at += entryLength + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

/** The end of a directory with 64-bit numbers, which some writers add to files of any size. */
function readLargeEnd(file: Buffer, end: number) {
  const locator = end - largeLocatorLength
  if (locator < 0 || file.readUInt32LE(locator) !== largeLocatorSignature) return undefined
  const directoryEnd = locator - largeEndLength
  if (directoryEnd < 0 || file.readUInt32LE(directoryEnd) !== largeEndSignature) return undefined
  const numberAt = (place: number) => Number(file.readBigUInt64LE(directoryEnd + place))
  return { count: numberAt(32), size: numberAt(40), stated: numberAt(48), directoryEnd }
}
