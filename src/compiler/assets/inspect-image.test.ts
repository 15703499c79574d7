import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from './inspect-image.ts'

const noise = sharp({
  create: {
    width: 90,
    height: 60,
    channels: 3,
    background: '#0d7a46',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
const jpeg = await noise.clone().jpeg().toBuffer()
const png = await noise.clone().png().toBuffer()
const webp = await noise.clone().webp().toBuffer()
const upright = await noise.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path d="M0 0h9v9z"/></svg>')

/** A small file that says it is a large image. */
function withSize(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}

test.each<[string, Uint8Array, object]>([
  ['a.jpg', jpeg, { format: 'jpeg', width: 90, height: 60 }],
  ['a.jpeg', jpeg, { format: 'jpeg', width: 90, height: 60 }],
  ['a.png', png, { format: 'png', width: 90, height: 60 }],
  ['a.svg', svg, { format: 'svg', width: 120, height: 80 }],
  ['a.jpg', upright, { format: 'jpeg', width: 60, height: 90 }],
])('%s is found good', async (name, bytes, expected) => {
  expect(await inspectImage(name, bytes)).toEqual(expected)
})

test.each<[string, string, Uint8Array, string]>([
  ['a PNG named JPEG', 'a.jpg', png, 'Is named ".jpg" and holds a PNG; rename it'],
  ['a JPEG named PNG', 'a.png', jpeg, 'Is named ".png" and holds a JPEG; rename it'],
  ['a WebP named PNG', 'a.png', webp, 'Is named ".png" and holds another format'],
  ['a drawing named PNG', 'a.png', svg, 'Is named ".png" and holds a SVG'],
  ['a PNG named SVG', 'a.svg', png, 'Is no SVG that can be read'],
  ['a GIF', 'a.gif', png, 'Is no JPEG, PNG or SVG'],
  ['a JPEG that breaks off', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 'Cannot be read whole'],
  ['a PNG that breaks off', 'a.png', png.subarray(0, png.length / 2), 'Cannot be read whole'],
  ['bytes turned over', 'a.png', png.map((byte, at) => (at > 60 ? byte ^ 0xff : byte)), 'Cannot be read whole'],
  ['a text', 'a.jpg', Buffer.from('Không phải ảnh'), 'Cannot be read whole'],
  ['nothing', 'a.png', new Uint8Array(), 'Is empty'],
  ['a hundred megapixels', 'a.png', withSize(png, 10_000, 10_000), 'Has more than 40 million pixels'],
  ['a side of a million', 'a.png', withSize(png, 1_000_000, 41), 'Has more than 40 million pixels'],
  ['a huge drawing', 'a.svg', Buffer.from(String(svg).replace('120', '9000').replace('80', '9000')), 'million pixels'],
  ['a long strip', 'a.svg', Buffer.from(String(svg).replace('120', '20000')), 'Is longer than 16000 pixels'],
  [
    'a script in a drawing',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'Has <script>',
  ],
  ['too many bytes', 'a.jpg', Buffer.alloc(13 * 1024 * 1024), 'an image may have'],
])('%s is refused', async (_name, file, bytes, problem) => {
  expect(await inspectImage(file, bytes)).toEqual({ problem: expect.stringContaining(problem) })
})
