import { expect, test } from 'vitest'
import { partSize } from '#engine/store/edge/edge-layout.ts'
import { streamParts } from './stream-parts.ts'

const size = partSize * 2 + 1000
const file = Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251)
const paths = ['a.0', 'a.1', 'a.2']
const chunkSize = 100_000

/** A binding that notes which parts were asked for, how many bytes were read of them, and which were closed. */
function createAssets(content = file) {
  const opened: string[] = []
  const closed: string[] = []
  let bytes = 0
  const open = async (path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    opened.push(path)
    const part = paths.indexOf(path)
    const whole = content.subarray(part * partSize, (part + 1) * partSize)
    let offset = 0
    return new ReadableStream(
      {
        pull: (controller) => {
          const chunk = whole.slice(offset, offset + chunkSize)
          offset += chunk.length
          bytes += chunk.length
          if (chunk.length > 0) controller.enqueue(chunk)
          else controller.close()
        },
        cancel: () => void closed.push(path),
      },
      { highWaterMark: 0 },
    )
  }
  return { open, opened, closed, bytes: () => bytes }
}

const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())

test.each<[string, number, number, string[], number]>([
  ['the whole', 0, size - 1, ['a.0', 'a.1', 'a.2'], size],
  ['the first bytes', 0, 9, ['a.0'], chunkSize],
  ['bytes of the second part', partSize + 5, partSize + 200_000, ['a.1'], 300_000],
  ['across two parts', partSize - 10, partSize + 10, ['a.0', 'a.1'], partSize + chunkSize],
  ['the last byte', size - 1, size - 1, ['a.2'], 1000],
  ['the last byte of a part', partSize - 1, partSize - 1, ['a.0'], partSize],
])('%s: only the parts that are needed', async (_case, start, end, parts, most) => {
  const assets = createAssets()
  const found = await read(streamParts(paths, { start, end }, assets.open))
  expect(Buffer.compare(found, file.subarray(start, end + 1))).toBe(0)
  expect(assets.opened).toEqual(parts)
  expect(assets.bytes()).toBeLessThanOrEqual(most)
})

test('nothing is opened before the first byte is asked for', () => {
  const assets = createAssets()
  streamParts(paths, { start: 0, end: 9 }, assets.open)
  expect(assets.opened).toEqual([])
})

test('a client that leaves closes the part', async () => {
  const assets = createAssets()
  const reader = streamParts(paths, { start: 0, end: size - 1 }, assets.open).getReader()
  await reader.read()
  await reader.cancel()
  expect(assets.closed).toEqual(['a.0'])
})

test('a part that is too short is an error, not a short file', async () => {
  const assets = createAssets(file.subarray(0, partSize + 10))
  await expect(read(streamParts(paths, { start: 0, end: size - 1 }, assets.open))).rejects.toThrow(
    'a.1 is shorter than its record says',
  )
})
