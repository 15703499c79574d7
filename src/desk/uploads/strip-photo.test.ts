import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stripPhoto } from './strip-photo.ts'

const plain = sharp({ create: { width: 6, height: 4, channels: 3, background: 'red' } }).composite([
  { input: Buffer.from([0, 0, 255]), raw: { width: 1, height: 1, channels: 3 }, left: 0, top: 0 },
])
const place = { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '105/1 51/1 0/1' }

const toJpeg = (exif: object, orientation?: number) =>
  plain
    .clone()
    .withExif({ IFD0: { Artist: 'An', Model: 'Camera' }, ...exif })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer()

const toPixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()

test.each<[string, Promise<Buffer>, boolean, number | undefined]>([
  ['of a camera that noted the place', toJpeg({ IFD3: place }), true, undefined],
  ['that is to be turned', toJpeg({ IFD3: place }, 6), true, 6],
  ['without a place', toJpeg({}, 3), false, 3],
])('a photograph %s keeps its pixels and the way in which it is turned', async (_case, made, hadPlace, orientation) => {
  const photo = await made
  const before = await sharp(photo).metadata()
  expect(before.exif?.toString('latin1')).toContain('Camera')
  const stripped = stripPhoto(photo)
  expect(stripped).toMatchObject({ hadFacts: true, hadPlace })
  const after = await sharp(stripped.bytes).metadata()
  expect([after.orientation ?? undefined, after.width, after.height]).toEqual([
    orientation,
    before.width,
    before.height,
  ])
  expect(Buffer.from(stripped.bytes).toString('latin1')).not.toMatch(/Camera|GPS|An\0/)
  expect(await toPixels(stripped.bytes)).toEqual(await toPixels(photo))
  // What has no facts any more is the same the next time.
  expect(stripPhoto(stripped.bytes).bytes).toEqual(stripped.bytes)
})

test.each<[string, Uint8Array]>([
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['nothing', new Uint8Array()],
  ['a JPEG that ends in a segment', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2])],
])('%s stays as it is', (_case, bytes) => {
  expect(stripPhoto(bytes)).toEqual({ bytes, hadFacts: false, hadPlace: false })
})
