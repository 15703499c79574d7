import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseModifiers, toModifierText } from '#engine/model/images/image-url.ts'
import { imageCrops, imageWidths, type ImageAsset } from '#engine/model/images/image-variants.ts'
import { makeVariant, toVariantName } from './make-variant.ts'

const width = 900
const height = 613
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="60%" height="60%" fill="#0d7a46"/></svg>`
const drawing = sharp(Buffer.from(svg)).flatten({ background: '#eef7f1' })
const sources = {
  'a.jpg': await drawing.clone().jpeg().toBuffer(),
  'a.png': await drawing.clone().png().toBuffer(),
  'a.svg': Buffer.from(svg),
}
const formats = { 'a.jpg': 'jpeg', 'a.png': 'png', 'a.svg': 'svg' } as const
type Source = keyof typeof sources

let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  await Promise.all(Object.entries(sources).map(([name, bytes]) => writeFile(join(directory, name), bytes)))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const assetOf = (name: Source): ImageAsset => ({ path: name, hash: name, width, height, format: formats[name] })

async function made(name: Source, text: string) {
  const bytes = await makeVariant(sources[name], assetOf(name), parseModifiers(text) ?? {})
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

/** The widths and heights that IPX 3.1.1, whose URLs ours follow, gave for these modifiers of an image of 900 by 613 pixels. */
const sizesOfIpx: readonly (readonly [string, number, number])[] = [
  ['w_320&f_webp&q_80', 320, 218],
  ['w_512&f_webp&q_80', 512, 349],
  ['w_640&f_webp&q_80', 640, 436],
  ['w_704&f_webp&q_80', 704, 480],
  ['w_768&f_webp&q_80', 768, 523],
  ['w_1024&f_webp&q_80', 900, 613],
  ['w_1280&f_webp&q_80', 900, 613],
  ['w_1408&f_webp&q_80', 900, 613],
  ['w_1536&f_webp&q_80', 900, 613],
  ['w_2048&f_webp&q_80', 900, 613],
  ['w_2560&f_webp&q_80', 900, 613],
  ['w_3072&f_webp&q_80', 900, 613],
  ['s_96x72&f_webp&q_80', 96, 72],
  ['s_192x144&f_webp&q_80', 192, 144],
  ['s_384x288&f_webp&q_80', 384, 288],
  ['s_64x80&f_webp&q_80', 64, 80],
  ['s_128x160&f_webp&q_80', 128, 160],
  ['h_300&f_webp&q_80', 440, 300],
  ['h_4000&f_webp', 900, 613],
  ['s_1200x300&f_webp', 900, 225],
  ['s_300x1200&f_webp', 153, 613],
  ['s_5000x5000&f_webp', 613, 613],
]
const own = { 'a.jpg': 'jpeg', 'a.png': 'png', 'a.svg': 'png' } as const
const ownSizesOfIpx = [
  ['w_640&', 640, 436],
  ['s_96x72&', 96, 72],
  ['', 900, 613],
] as const

test.each(['a.jpg', 'a.png', 'a.svg'] as const)('%s has the same size and format as from IPX', async (name) => {
  for (const [text, wide, high] of sizesOfIpx) {
    expect(await made(name, text), text).toEqual({ format: 'webp', width: wide, height: high })
  }
  for (const [text, wide, high] of ownSizesOfIpx) {
    expect(await made(name, `${text}f_${own[name]}`), text).toEqual({ format: own[name], width: wide, height: high })
  }
})

test('every listed variant is among those', () => {
  const listed = [
    ...imageWidths.map((listedWidth) => `w_${listedWidth}&f_webp&q_80`),
    ...imageCrops.map((size) => toModifierText({ size, format: 'webp', quality: 80 })),
  ]
  expect(sizesOfIpx.map(([text]) => text)).toEqual(expect.arrayContaining(listed))
})

test('variants are the same bytes each time', async () => {
  for (const text of ['w_640&f_webp&q_80', 'w_640&f_avif&q_60', 's_96x72&f_jpeg&q_80', 'w_640&f_png&q_80']) {
    const modifiers = parseModifiers(text) ?? {}
    const twice = [1, 2].map(() => makeVariant(sources['a.png'], assetOf('a.png'), modifiers))
    const [first, second] = await Promise.all(twice)
    expect(Buffer.compare(Buffer.from(first ?? []), Buffer.from(second ?? [])), text).toBe(0)
  }
})

test('a photo is rotated by its orientation, and has no metadata', async () => {
  const photo = await sharp(sources['a.jpg'])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'A' } })
    .jpeg()
    .toBuffer()
  const bytes = await makeVariant(photo, { width: height, height: width }, { width: 300, format: 'jpeg' })
  const { width: made, height: tall, orientation, exif } = await sharp(bytes).metadata()
  expect({ made, tall, orientation, exif }).toEqual({ made: 300, tall: 440, orientation: undefined, exif: undefined })
})

test('an SVG without modifiers is unchanged', async () => {
  expect(await makeVariant(sources['a.svg'], assetOf('a.svg'), {})).toBe(sources['a.svg'])
})

test('variants with the same bytes have the same name, and others do not', () => {
  const asset = assetOf('a.jpg')
  const nameOf = (text: string, of = asset) => toVariantName(of, parseModifiers(text) ?? {})
  expect(nameOf('w_1024&f_webp&q_80')).toBe(nameOf('w_3072&f_webp&q_80'))
  const names = [
    ...['w_320&f_webp', 'w_320&f_jpeg', 'w_640&f_webp', 'w_320&f_webp&q_50', 's_320x218&f_webp'].map((text) =>
      nameOf(text),
    ),
    nameOf('w_320&f_webp', { ...asset, hash: 'other' }),
  ]
  expect(new Set(names).size).toBe(names.length)
})
