import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toWords } from '#lib/say/message.ts'
import { inspectImage } from './inspect-image.ts'

/** Why an image cannot be published, in English. */
async function problemOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const found = await inspectImage(name, bytes)
  return 'problem' in found ? toWords(found.problem) : undefined
}

/** Pixels that differ, and are the same at each run: what a decoder notices of a cut depends on them. */
const pixels = Uint8Array.from(
  { length: 90 * 60 * 3 },
  (_none, index) => (Math.imul(index + 1, 0x9e3779b1) >>> 24) % 200,
)
const noise = sharp(pixels, { raw: { width: 90, height: 60, channels: 3 } })
const jpeg = await noise.clone().jpeg().toBuffer()
const png = await noise.clone().png().toBuffer()
const webp = await noise.clone().webp().toBuffer()
/** The head of a photo that iPhones take. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500, 1)])
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

const progressive = await noise.clone().jpeg({ progressive: true }).toBuffer()
const cmyk = await noise.clone().toColourspace('cmyk').jpeg().toBuffer()
const deep = await sharp(png).toColourspace('rgb16').png().toBuffer()

/** A segment of a JPEG file. */
function segment(marker: number, data: string): Buffer {
  const bytes = Buffer.from(data, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  bytes.writeUInt32BE(data.length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

const afterHead = (file: Buffer, added: Buffer) => Buffer.concat([file.subarray(0, 2), added, file.subarray(2)])
const afterSize = (added: Buffer) => Buffer.concat([png.subarray(0, 33), added, png.subarray(33)])
const end = Buffer.from([0xff, 0xd9])

/** With other bytes in the last three of the head of its scan: first and last coefficient, and their bits. */
function withScan(file: Buffer, ...values: readonly [number, number, number]): Buffer {
  const copy = Buffer.from(file)
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]))
  copy.set(values, scan + 2 + copy.readUInt16BE(scan + 2) - 3)
  return copy
}

const samsung = withScan(jpeg, 0, 0, 0)

test.each<[string, string, Buffer]>([
  ['a last coefficient of 0, as Samsung writes', 'a.jpg', samsung],
  ['bits of coefficients in a sequential image', 'a.jpg', withScan(jpeg, 0, 63, 0x10)],
  ['an unknown version of JFIF', 'a.jpg', afterHead(jpeg, segment(0xe0, 'JFIF\0\x09\x09\0\0\x01\0\x01\0\0'))],
  ['an unknown transform of Adobe', 'a.jpg', afterHead(jpeg, segment(0xee, 'Adobe\0\x64\0\0\0\0\x07'))],
  ['bytes between its segments', 'a.jpg', afterHead(jpeg, Buffer.alloc(10, 0x11))],
  ['all of these', 'a.jpg', afterHead(samsung, Buffer.alloc(10, 0x11))],
  ['a film after its end', 'a.jpg', Buffer.concat([jpeg, Buffer.from('ftypmp42'), Buffer.alloc(5000, 7)])],
  ['another picture after its end', 'a.jpg', Buffer.concat([samsung, jpeg])],
  ['bytes before its end', 'a.jpg', Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(72), end])],
  [
    'a damaged thumbnail',
    'a.jpg',
    afterHead(samsung, segment(0xe1, `Exif\0\0II*\0\xff\xd8\xff\xda${'\xff'.repeat(90)}`)),
  ],
  ['a damaged colour profile', 'a.jpg', afterHead(samsung, segment(0xe2, `ICC_PROFILE\0\x01\x01${'x'.repeat(200)}`))],
  ['scans one after the other', 'a.jpg', progressive],
  [
    'scans one after the other, and an unknown JFIF',
    'a.jpg',
    afterHead(progressive, segment(0xe0, 'JFIF\0\x09\x09\0\0\x01\0\x01\0\0')),
  ],
  ['colours of print', 'a.jpg', cmyk],
  ['colours of print, and bytes between its segments', 'a.jpg', afterHead(cmyk, Buffer.alloc(10, 0x11))],
  ['16 bits a colour', 'a.png', deep],
  ['a damaged colour profile in a PNG', 'a.png', afterSize(chunk('iCCP', Buffer.from('x\0\0junk')))],
  ['a wrong sRGB chunk', 'a.png', afterSize(chunk('sRGB', Buffer.from([9])))],
])('a photo with %s is valid', async (_name, file, bytes) => {
  expect(await inspectImage(file, bytes)).toEqual({
    format: file.slice(2).replace('jpg', 'jpeg'),
    width: 90,
    height: 60,
  })
})

/** Without the second half of its pixels, though it ends as a whole one. */
const cut = (file: Buffer) => Buffer.concat([file.subarray(0, file.length / 2), end])

test.each<[string, Uint8Array]>([
  ['cut', samsung.subarray(0, samsung.length / 2)],
  ['cut, with an end', cut(samsung)],
  ['cut, with an end, of good headers', cut(jpeg)],
  ['cut among several scans', cut(progressive)],
  ['cut, with the thumbnail of another', Buffer.concat([samsung.subarray(0, samsung.length / 2), jpeg])],
  ['without its end', samsung.subarray(0, -2)],
])('a photo that is %s is refused', async (_name, bytes) => {
  expect(await problemOf('a.jpg', bytes)).toContain('Incomplete or damaged image (')
})

test('a photo without its end is refused whatever its last pixels are', async () => {
  for (let shift = 0; shift < 40; shift++) {
    const moved = Uint8Array.from(pixels, (_pixel, index) => pixels.at(index - 7 * shift) ?? 0)
    const photo = await sharp(moved, { raw: { width: 90, height: 60, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(await inspectImage('a.jpg', photo.subarray(0, -2)), String(shift)).toHaveProperty('problem')
    expect(await inspectImage('a.jpg', photo), String(shift)).not.toHaveProperty('problem')
  }
})

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
  ['a WebP named PNG', 'a.png', webp, 'Is WEBP in spite of its extension ".png"; save it as JPEG or PNG'],
  [
    'a photo of an iPhone named JPEG',
    'a.jpg',
    heic,
    'Is HEIC in spite of its extension ".jpg"; save it as JPEG or PNG',
  ],
  ['a PDF named JPEG', 'a.jpg', Buffer.from('%PDF-1.4\n%%EOF\n'), 'Is PDF in spite of its extension ".jpg"'],
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
  ['a long strip', 'a.svg', Buffer.from(String(svg).replace('120', '20000')), 'A side is longer than 16,000 pixels'],
  [
    'a script in an SVG',
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'Has <script>',
  ],
  ['too many bytes', 'a.jpg', Buffer.alloc(13 * 1024 * 1024), 'an image may have at most'],
])('%s is reported', async (_name, file, bytes, problem) => {
  expect(await problemOf(file, bytes)).toContain(problem)
})
