/** A file of a ZIP. All that its headers need is known before its bytes are read. */
export interface ZipEntry {
  /** Its path in the ZIP, with `/` between folders. */
  name: string
  /** Bytes. */
  size: number
  crc32: number
  /** The local date and time to show, such as `2026-10-08T17:30`. The format has no time zone. */
  modified: string
}

/** A part of a ZIP: bytes of the format, or the content of a file. */
export type ZipPart<Entry extends ZipEntry> = { size: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { entry: Entry })

export interface ZipLayout<Entry extends ZipEntry> {
  parts: ZipPart<Entry>[]
  /** Bytes of the whole ZIP. */
  size: number
}

/** From here on, 32 bits do not hold a number, and ZIP64 states it elsewhere; the value itself is the sign for that. */
const max32 = 0xffff_ffff
const max16 = 0xffff

/**
 * The parts of a ZIP of files that are stored as they are: PDFs would not become smaller. As sizes and checksums are known, the
 * length of the whole is too, equal files always give equal bytes, and any part of it can be sent alone. ZIP64 is used where
 * numbers are too large without it.
 */
export function layOutZip<Entry extends ZipEntry>(entries: readonly Entry[]): ZipLayout<Entry> {
  const parts: ZipPart<Entry>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  const add = (part: ZipPart<Entry>) => {
    parts.push(part)
    offset += part.size
  }
  const addBytes = (bytes: Uint8Array<ArrayBuffer>) => add({ bytes, size: bytes.length })
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name)
    directory.push(toDirectoryEntry(entry, name, offset))
    addBytes(toLocalHeader(entry, name))
    add({ entry, size: entry.size })
  }
  const start = offset
  for (const bytes of directory) addBytes(bytes)
  addBytes(toEnd({ count: entries.length, start, size: offset - start }))
  return { parts, size: offset }
}

/** Names are in UTF-8. */
const utf8Flag = 0x0800
const version = 20
const zip64Version = 45

function toLocalHeader({ size, crc32, modified }: ZipEntry, name: Uint8Array): Uint8Array<ArrayBuffer> {
  // In this header ZIP64 states both sizes: that of the stored bytes is the same.
  const extra = size >= max32 ? toExtra([size, size]) : none
  const { bytes, write16, write32, writeBytes } = allocate(30 + name.length + extra.length)
  write32(0x0403_4b50)
  write16(extra.length > 0 ? zip64Version : version)
  write16(utf8Flag)
  write16(0) // stored
  write32(toDosTime(modified))
  write32(crc32)
  write32(Math.min(size, max32))
  write32(Math.min(size, max32))
  write16(name.length)
  write16(extra.length)
  writeBytes(name)
  writeBytes(extra)
  return bytes
}

function toDirectoryEntry(
  { size, crc32, modified }: ZipEntry,
  name: Uint8Array,
  offset: number,
): Uint8Array<ArrayBuffer> {
  const extra = toExtra([...(size >= max32 ? [size, size] : []), ...(offset >= max32 ? [offset] : [])])
  const { bytes, write16, write32, writeBytes } = allocate(46 + name.length + extra.length)
  const needed = extra.length > 0 ? zip64Version : version
  write32(0x0201_4b50)
  write16(needed)
  write16(needed)
  write16(utf8Flag)
  write16(0) // stored
  write32(toDosTime(modified))
  write32(crc32)
  write32(Math.min(size, max32))
  write32(Math.min(size, max32))
  write16(name.length)
  write16(extra.length)
  write16(0) // no comment
  write16(0) // the first disk
  write16(0) // not known to be text
  write32(0) // no attributes
  write32(Math.min(offset, max32))
  writeBytes(name)
  writeBytes(extra)
  return bytes
}

interface Directory {
  count: number
  /** Where it starts, in bytes. */
  start: number
  size: number
}

function toEnd({ count, start, size }: Directory): Uint8Array<ArrayBuffer> {
  const isLarge = count >= max16 || start >= max32 || size >= max32
  const { bytes, write16, write32, write64 } = allocate(22 + (isLarge ? 76 : 0))
  if (isLarge) {
    write32(0x0606_4b50)
    write64(44) // the length of the rest of this record
    write16(zip64Version)
    write16(zip64Version)
    write32(0)
    write32(0)
    write64(count)
    write64(count)
    write64(size)
    write64(start)
    write32(0x0706_4b50)
    write32(0)
    write64(start + size)
    write32(1)
  }
  write32(0x0605_4b50)
  write16(0)
  write16(0)
  write16(Math.min(count, max16))
  write16(Math.min(count, max16))
  write32(Math.min(size, max32))
  write32(Math.min(start, max32))
  write16(0) // no comment
  return bytes
}

const none = new Uint8Array()

/** The numbers for which 32 bits are too few. */
function toExtra(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  if (numbers.length === 0) return none
  const { bytes, write16, write64 } = allocate(4 + numbers.length * 8)
  write16(1)
  write16(numbers.length * 8)
  for (const number of numbers) write64(number)
  return bytes
}

/**
 * A moment as ZIP has it, from the highest bit: 7 bits of years since 1980, 4 of the month, 5 of the day, 5 of the hour, 6 of
 * the minute, 5 of seconds by two, which are 0 here. Years before 1980 cannot be stated.
 */
export function toDosTime(modified: string): number {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0] = modified.split(/\D/).map(Number)
  const date = ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day
  return ((date << 16) | (hour << 11) | (minute << 5)) >>> 0
}

/** Bytes that are written one after the other, the lowest byte of a number first. */
function allocate(length: number) {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  let at = 0
  const advance = (by: number) => (at += by) - by
  return {
    bytes,
    write16: (value: number) => view.setUint16(advance(2), value, true),
    write32: (value: number) => view.setUint32(advance(4), value, true),
    write64: (value: number) => view.setBigUint64(advance(8), BigInt(value), true),
    writeBytes: (value: Uint8Array) => bytes.set(value, advance(value.length)),
  }
}
