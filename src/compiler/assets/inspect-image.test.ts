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

/** A small file whose header states another size. */
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
])('%s is valid', async (name, bytes, expected) => {
  expect(await inspectImage(name, bytes)).toEqual(expected)
})

test.each<[string, string, Uint8Array, string]>([
  ['a PNG named JPEG', 'a.jpg', png, 'Wrong extension ".jpg" for PNG data; rename the file'],
  ['a JPEG named PNG', 'a.png', jpeg, 'Wrong extension ".png" for JPEG data; rename the file'],
  ['a WebP named PNG', 'a.png', webp, 'Wrong extension ".png" for data of another format'],
  ['an SVG named PNG', 'a.png', svg, 'Wrong extension ".png" for SVG data'],
  ['a PNG named SVG', 'a.svg', png, 'Is no SVG that can be read'],
  ['a GIF', 'a.gif', png, 'Unsupported image format ".gif"; save it as JPEG, PNG or SVG'],
  ['a truncated JPEG', 'a.jpg', jpeg.subarray(0, jpeg.length / 2), 'Incomplete or damaged image ('],
  ['a truncated PNG', 'a.png', png.subarray(0, png.length / 2), 'Incomplete or damaged image ('],
  ['inverted bytes', 'a.png', png.map((byte, at) => (at > 60 ? byte ^ 0xff : byte)), 'Incomplete or damaged image ('],
  ['a text', 'a.jpg', Buffer.from('Không phải ảnh'), 'Incomplete or damaged image ('],
  ['an empty file', 'a.png', new Uint8Array(), 'Empty file'],
  ['a hundred megapixels', 'a.png', withSize(png, 10_000, 10_000), 'More than 40 million pixels'],
  ['a side of a million', 'a.png', withSize(png, 1_000_000, 41), 'More than 40 million pixels'],
  ['a huge SVG', 'a.svg', Buffer.from(String(svg).replace('120', '9000').replace('80', '9000')), 'million pixels'],
  ['a long strip', 'a.svg', Buffer.from(String(svg).replace('120', '20000')), 'A side is longer than 16000 pixels'],
  [
    'a script in an SVG',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'Has <script>',
  ],
  ['too many bytes', 'a.jpg', Buffer.alloc(13 * 1024 * 1024), 'an image may have at most'],
])('%s is reported', async (_name, file, bytes, problem) => {
  expect(await inspectImage(file, bytes)).toEqual({ problem: expect.stringContaining(problem) })
})
