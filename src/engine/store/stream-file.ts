import { open, type FileHandle } from 'node:fs/promises'
import type { ByteRange } from '#engine/model/config/store.ts'

const chunkSize = 64 * 1024

/** A part of a file. The file is opened when the first bytes are read, so that an unread stream leaves nothing open. */
export function streamFile(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined
  let position = start
  const readChunk = async (): Promise<Uint8Array<ArrayBuffer>> => {
    file ??= await open(path)
    const chunk = new Uint8Array(Math.min(chunkSize, end + 1 - position))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0 && chunk.length > 0) throw new Error(`${path} is shorter than its record says`)
    position += bytesRead
    return chunk.subarray(0, bytesRead)
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          controller.enqueue(await readChunk())
        } catch (error) {
          await file?.close()
          throw error
        }
        if (position <= end) return
        await file?.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}
