import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectUpload, toFileName } from './inspect-upload.ts'

test.each<[string, string[], string]>([
  ['Báo cáo Quý III.PDF', [], 'bao-cao-quy-iii.pdf'],
  ['bao-cao.vi.pdf', [], 'bao-cao.vi.pdf'],
  ['bao-cao.pdf', ['bao-cao.pdf'], 'bao-cao-2.pdf'],
  ['A\u0301nh.JPG', [], 'anh.jpg'],
  ['../../x.png', [], 'x.png'],
  ['株.png', [], 'tep.png'],
])('%s becomes %s, beside %s', (given, taken, name) => {
  expect(toFileName(given, new Set(taken))).toBe(name)
})

test.each(['a.exe', 'a.gif', 'a', '.htaccess'])('%s is refused', (name) => {
  expect(() => toFileName(name)).toThrow('is no file that an entry may have')
})

const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const pdf = (end: string) => new TextEncoder().encode(`%PDF-1.7\n${end}`)

test.each<[string, string, Uint8Array, string | undefined]>([
  ['an image', 'a.png', png, undefined],
  ['an image of another format', 'a.jpg', png, 'a.jpg'],
  ['half an image', 'a.png', png.subarray(0, 40), 'a.png'],
  ['a PDF that was cut off', 'a.pdf', pdf('1 0 obj'), 'incomplete'],
  ['no PDF', 'a.pdf', new TextEncoder().encode('hello'), 'is not a PDF'],
  ['too much', 'a.png', new Uint8Array(50 * 1024 * 1024), 'at most 20 MB'],
])('%s', async (_case, name, bytes, message) => {
  const inspected = inspectUpload(name, bytes)
  await (message === undefined
    ? expect(inspected).resolves.toBeUndefined()
    : expect(inspected).rejects.toThrow(message))
})
