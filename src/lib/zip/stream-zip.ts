import { toStream } from '../to-stream.ts'
import type { ZipEntry, ZipLayout } from './zip-layout.ts'

/** The first and the last byte, both included. */
interface Range {
  start: number
  end: number
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A ZIP, or a part of it, as a stream. A file is opened when its first byte is asked for and nothing is read ahead, so that
 * memory holds one chunk, however large the files are and however slowly they are taken.
 */
export function streamZip<Entry extends ZipEntry>(
  { parts, size }: ZipLayout<Entry>,
  open: (entry: Entry, range: Range) => ReadableStream<Bytes>,
  { start, end }: Range = { start: 0, end: size - 1 },
): ReadableStream<Bytes> {
  async function* read(): AsyncGenerator<Bytes, void, undefined> {
    let offset = 0
    for (const part of parts) {
      const from = Math.max(start - offset, 0)
      const to = Math.min(end - offset, part.size - 1)
      offset += part.size
      if (from > to) continue
      if ('bytes' in part) yield part.bytes.subarray(from, to + 1)
      else yield* readExactly(open(part.entry, { start: from, end: to }), to + 1 - from, part.entry)
      if (offset > end) return
    }
  }
  return toStream(read())
}

/** The bytes of a stream. One that is shorter or longer than its headers say would make the whole ZIP unreadable. */
async function* readExactly(
  stream: ReadableStream<Bytes>,
  size: number,
  { name }: ZipEntry,
): AsyncGenerator<Bytes, void, undefined> {
  const reader = stream.getReader()
  let left = size
  try {
    for (;;) {
      const { value } = await reader.read()
      if (!value) break
      left -= value.length
      if (left < 0) break
      if (value.length > 0) yield value
    }
    if (left !== 0) throw new Error(`${name} does not have the ${size} bytes that its record says`)
  } finally {
    await reader.cancel()
  }
}
