import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamZip } from './stream-zip.ts'
import { layOutZip, type ZipEntry } from './zip-layout.ts'

type Bytes = Uint8Array<ArrayBuffer>
interface Held extends ZipEntry {
  bytes: Bytes
}

const hold = (name: string, text: string): Held => {
  const bytes = new TextEncoder().encode(text)
  return { name, bytes, size: bytes.length, crc32: 0, modified: '2026-10-08T17:30' }
}
const files = [hold('a/Nghị quyết.txt', 'Một'), hold('a/empty.txt', ''), hold('b.txt', 'x'.repeat(100))]
const layout = layOutZip(files)
const open = ({ bytes }: Held, { start, end }: { start: number; end: number }) =>
  new Blob([bytes.subarray(start, end + 1)]).stream()
const readAll = async (stream: ReadableStream<Bytes>) => new Uint8Array(await new Response(stream).arrayBuffer())
const whole = await readAll(streamZip(layout, open))

test('another program reads the files and their names', () => {
  expect(whole.length).toBe(layout.size)
  const found = Object.entries(unzipSync(whole)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
  expect(found).toEqual(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
})

test('every part is that part of the whole', async () => {
  for (let start = 0; start < layout.size; start += 7) {
    for (const end of new Set([start, Math.min(start + 40, layout.size - 1), layout.size - 1])) {
      expect(await readAll(streamZip(layout, open, { start, end }))).toEqual(whole.subarray(start, end + 1))
    }
  }
})

test.each([
  ['shorter', 'Mộ'],
  ['longer', 'Một hai'],
])('a file that is %s than its headers say ends the stream with an error', async (_case, text) => {
  const other = () => new Blob([text]).stream()
  await expect(readAll(streamZip(layout, other))).rejects.toThrow('a/Nghị quyết.txt does not have the 5 bytes')
})

test('nothing is opened before it is read, and a reader that leaves closes what is open', async () => {
  const events: string[] = []
  const endless = ({ name }: Held) => {
    events.push(`open ${name}`)
    return new ReadableStream<Bytes>(
      { pull: (controller) => controller.enqueue(new Uint8Array(1)), cancel: () => void events.push(`close ${name}`) },
      { highWaterMark: 0 },
    )
  }
  const reader = streamZip(layout, endless).getReader()
  expect(events).toEqual([])
  await reader.read()
  expect(events).toEqual([])
  await reader.read()
  await reader.cancel()
  expect(events).toEqual(['open a/Nghị quyết.txt', 'close a/Nghị quyết.txt'])
})
