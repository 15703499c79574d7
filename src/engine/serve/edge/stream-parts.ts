import type { ByteRange } from '#engine/model/config/store.ts'
import { partSize } from '#engine/store/edge/edge-layout.ts'
import { toStream } from '#lib/to-stream.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A range of a file that is stored in parts. One part is open at a time, and none before the first byte is asked for, so that
 * memory holds one chunk.
 */
export function streamParts(
  paths: readonly string[],
  { start, end }: ByteRange,
  open: (path: string) => Promise<ReadableStream<Bytes>>,
): ReadableStream<Bytes> {
  async function* read(): AsyncGenerator<Bytes, void, undefined> {
    let position = start
    while (position <= end) {
      const part = Math.floor(position / partSize)
      const stream = await open(paths[part] ?? '')
      const last = Math.min(end, (part + 1) * partSize - 1)
      for await (const chunk of readRange(stream, position - part * partSize, last + 1 - position)) {
        position += chunk.length
        yield chunk
      }
      if (position <= last) throw new Error(`${paths[part]} is shorter than its record says`)
    }
  }
  return toStream(read())
}

/** `length` bytes of a stream from an offset. The rest is not read: the binding of assets knows no ranges. */
async function* readRange(stream: ReadableStream<Bytes>, offset: number, length: number): AsyncGenerator<Bytes> {
  const reader = stream.getReader()
  let skipped = 0
  let left = length
  try {
    while (left > 0) {
      const { value } = await reader.read()
      if (!value) return
      const from = Math.min(offset - skipped, value.length)
      skipped += from
      const chunk = value.subarray(from, from + left)
      left -= chunk.length
      if (chunk.length > 0) yield chunk
    }
  } finally {
    await reader.cancel()
  }
}
